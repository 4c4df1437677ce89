import { PulseMark } from "../../../content/pulse/pulse-mark.tsx";
import { ReplyText } from "./reply-text.tsx";

/** The reply in progress, hidden from screen readers, which read it out once it is complete. */
export function WritingBubble({ content }: { content: string }) {
  return (
    <div aria-hidden="true" data-writing="" className="chat-theirs">
      <PulseMark isThinking className="chat-face" />
      <div className="chat-said">
        {content === "" ? (
          <span className="chat-dots">
            <i />
            <i />
            <i />
          </span>
        ) : (
          <ReplyText content={content} />
        )}
      </div>
    </div>
  );
}
