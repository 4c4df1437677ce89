import { memo } from "react";
import { useContent } from "../../../content/use-content.tsx";
import { PulseMark } from "../../../content/pulse/pulse-mark.tsx";
import { ReplyText } from "./reply-text.tsx";

type ChatBubbleProps = { from: "user" | "assistant"; content: string };

/** One message. The log announces each new one. */
export const ChatBubble = memo(function ChatBubble({ from, content }: ChatBubbleProps) {
  const { you, assessor } = useContent("chat").talk;
  if (from === "user") {
    return (
      <div className="chat-own">
        <span className="sr-only">{`${you}: `}</span>
        {content}
      </div>
    );
  }
  return (
    <div className="chat-theirs">
      <PulseMark className="chat-face" />
      <div className="chat-said">
        <span className="sr-only">{`${assessor}: `}</span>
        <ReplyText content={content} />
      </div>
    </div>
  );
});
