import { PulseMark } from "../../../content/pulse/pulse-mark.tsx";

const LINES = [
  { from: "theirs", lead: null, text: "Where do you stand with Meta ads today?" },
  { from: "own", text: "Good weeks, bad weeks. About $200 a day." },
  {
    from: "theirs",
    lead: "Got it: results that go up and down, $100–$300 a day.",
    text: "What happens in your funnel after someone clicks your ad?",
  },
] as const;

/** A preview of the chat, beside the text. */
export function IntroPreview() {
  return (
    <div aria-hidden="true" className="chat-preview">
      <div className="border-base-300 flex items-center justify-between border-b pb-3 text-sm font-semibold">
        <span>Your answers</span>
        <span className="tabular-nums">3 of 11 · 27%</span>
      </div>
      {LINES.map((line) =>
        line.from === "own" ? (
          <p key={line.text} className="chat-own">
            {line.text}
          </p>
        ) : (
          <div key={line.text} className="chat-theirs">
            <PulseMark className="chat-face" />
            <div className="chat-said">
              {line.lead && <p>{line.lead}</p>}
              <p className="chat-ask">{line.text}</p>
            </div>
          </div>
        ),
      )}
      <div className="chat-replies">
        {["I don’t have a funnel yet", "It isn’t converting", "It converts well"].map((text, index) => (
          <span key={text} className="chat-reply">
            <span className="chat-reply-key">{index + 1}</span>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
