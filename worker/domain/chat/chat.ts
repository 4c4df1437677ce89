/** The most user messages with a stored reply in one chat, and the count at which warnings begin (spec 9). */
export const CHAT_MESSAGE_CAP = 20;
const CHAT_NEAR = 15;
const CHAT_NEARER = 18;

/** The most model calls for replies in one chat, including failed ones (contract 5). */
export const CHAT_ATTEMPT_CAP = 40;
/** The most extractions in one chat: one per stored reply and one more (contract 5). */
export const CHAT_EXTRACTION_CAP = 21;

/** How long after everything is collected a chat completes by itself, in milliseconds (contract 5). */
export const CHAT_COMPLETION_DELAY_MS = 30_000;
/** Delays of the browser's chat, in milliseconds (spec 2, 9). */
export const CHAT_STATUS_POLL_MS = 5000;
export const CHAT_ANALYZE_DELAY_MS = 1000;
export const CHAT_PROMPT_DELAY_MS = 500;

export const CHAT_LIMIT_MESSAGE = "Message limit reached";

export type ChatStatus = { messageCount: number; isNearLimit: boolean; isAtLimit: boolean };

/** The status of a chat with this many counted messages. */
export function chatStatus(messageCount: number): ChatStatus {
  return {
    messageCount,
    isNearLimit: messageCount >= CHAT_NEAR,
    isAtLimit: messageCount >= CHAT_MESSAGE_CAP,
  };
}

/** The notice beside the input, in the spec's words (spec 8); null if there is none. */
export function limitBanner(messageCount: number): string | null {
  const count = `${messageCount}/${CHAT_MESSAGE_CAP} messages`;
  if (messageCount >= CHAT_MESSAGE_CAP) {
    return `Chat limit reached (${count}). Please book a strategy call to continue the conversation.`;
  }
  if (messageCount >= CHAT_NEARER) {
    return `Close to chat limit (${count}). We’d love to continue on a strategy call!`;
  }
  if (messageCount >= CHAT_NEAR) {
    return "Just a heads up - we’re approaching the chat limit. What else can I help you with?";
  }
  return null;
}
