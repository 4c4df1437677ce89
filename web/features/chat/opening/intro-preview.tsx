const LINES = [
  { from: "theirs", text: "Where do you stand with Meta ads today?" },
  { from: "own", text: "Good weeks, bad weeks. About $200 a day." },
  {
    from: "theirs",
    text: "Got it: results that go up and down, $100–$300 a day. What happens after the click?",
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
      {LINES.map(({ from, text }) => (
        <p key={text} className={from === "own" ? "chat-bubble-own" : "chat-bubble-theirs"}>
          {text}
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        {["I don't have a funnel yet", "It isn't converting", "It converts well"].map((text, index) => (
          <span key={text} className="chat-reply">
            <span className="chat-reply-key">{index + 1}</span>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
