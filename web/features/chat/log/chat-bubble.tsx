import { memo } from "react";
import { PulseMark } from "../../../content/pulse/pulse-mark.tsx";
import { ReplyText } from "./reply-text.tsx";

type ChatBubbleProps = { from: "user" | "assistant"; content: string };

/** One message. The log announces each new one. */
export const ChatBubble = memo(function ChatBubble({ from, content }: ChatBubbleProps) {
  if (from === "user") {
    return (
      <div className="chat-own">
        <span className="sr-only">You: </span>
        {content}
      </div>
    );
  }
  return (
    <div className="chat-theirs">
      <PulseMark className="chat-face" />
      <div className="chat-said">
        <span className="sr-only">Assessor: </span>
        <ReplyText content={content} />
      </div>
    </div>
  );
});
