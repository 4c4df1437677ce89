import { INTERVIEW_FIELDS } from "#domain/interview/interview-fields";
import { PulseMark } from "../../../content/pulse/pulse-mark.tsx";
import { useContent } from "../../../content/use-content.tsx";

/** Of a chat with two answers: the one that is shown, and the one that it began with. */
const PROGRESS = `2 of ${INTERVIEW_FIELDS.length} · ${Math.round(200 / INTERVIEW_FIELDS.length)}%`;

/** A preview of the chat, beside the text. */
export function IntroPreview() {
  const { example, talk } = useContent("chat");
  return (
    <div aria-hidden="true" className="chat-preview">
      <div className="border-base-300 flex items-center justify-between border-b pb-3 text-sm font-semibold">
        <span>{talk.answers}</span>
        <span className="tabular-nums">{PROGRESS}</span>
      </div>
      <Asked question={example.question} />
      <p className="chat-own">{example.answer}</p>
      <Asked lead={example.thanks} question={example.next} />
      <div data-short="" className="chat-replies">
        {example.replies.map((text, index) => (
          <span key={text} className="chat-reply">
            <span className="chat-reply-key">{index + 1}</span>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

function Asked({ lead = "", question }: { lead?: string; question: string }) {
  return (
    <div className="chat-theirs">
      <PulseMark className="chat-face" />
      <div className="chat-said">
        {lead && <p>{lead}</p>}
        <p className="chat-ask">{question}</p>
      </div>
    </div>
  );
}
