import { memo } from "react";

type ChatBubbleProps = { from: "user" | "assistant"; content: string };

/** One message. The log announces each new one. */
export const ChatBubble = memo(function ChatBubble({ from, content }: ChatBubbleProps) {
  const isOwn = from === "user";
  return (
    <div className={isOwn ? "chat-bubble-own" : "chat-bubble-theirs"}>
      <span className="sr-only">{isOwn ? "You: " : "Assessor: "}</span>
      {content}
    </div>
  );
});
