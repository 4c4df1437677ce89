import { INTERVIEW_FIELDS } from "#domain/interview/interview-fields";
import { PulseMark } from "../../../content/pulse/pulse-mark.tsx";

/** Of a chat with two answers: the one that is shown, and the one that it began with. */
const PROGRESS = `2 of ${INTERVIEW_FIELDS.length} · ${Math.round(200 / INTERVIEW_FIELDS.length)}%`;

const LINES = [
  { from: "theirs", lead: null, text: "Where do you stand with Meta ads today?" },
  { from: "own", text: "My results go up and down" },
  {
    from: "theirs",
    lead: "Thanks, that helps.",
    text: "Roughly how much do you spend on Meta ads per day?",
  },
] as const;

/** A preview of the chat, beside the text. */
export function IntroPreview() {
  return (
    <div aria-hidden="true" className="chat-preview">
      <div className="border-base-300 flex items-center justify-between border-b pb-3 text-sm font-semibold">
        <span>Your answers</span>
        <span className="tabular-nums">{PROGRESS}</span>
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
      <div data-short="" className="chat-replies">
        {["Under $100", "$100–$300", "$300–$1K"].map((text, index) => (
          <span key={text} className="chat-reply">
            <span className="chat-reply-key">{index + 1}</span>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
