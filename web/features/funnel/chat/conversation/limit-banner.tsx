import { CHAT_MESSAGE_CAP, limitBanner } from "#domain/funnel/chat/chat";
import { useContent } from "../../../../content/use-content.tsx";

/** How close the chat is to its limit. The live region exists from the start. */
export function LimitBanner({ messageCount }: { messageCount: number }) {
  const words = useContent("chat").limit;
  return (
    <p role="status" data-strong={messageCount >= CHAT_MESSAGE_CAP || undefined} className="chat-notice">
      {limitBanner(messageCount, words)}
    </p>
  );
}
