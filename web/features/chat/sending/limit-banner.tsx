import { CHAT_MESSAGE_CAP, limitBanner } from "#domain/chat/chat";

/** How close the chat is to its limit, in the spec's words. The live region exists from the start. */
export function LimitBanner({ messageCount }: { messageCount: number }) {
  return (
    <p role="status" data-strong={messageCount >= CHAT_MESSAGE_CAP || undefined} className="chat-notice">
      {limitBanner(messageCount)}
    </p>
  );
}
