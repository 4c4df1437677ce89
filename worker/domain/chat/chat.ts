/** User messages with a stored reply that one chat may have, and where the warnings begin (spec 9). */
export const CHAT_MESSAGE_CAP = 20;
const CHAT_NEAR = 15;
const CHAT_NEARER = 18;

/** Model calls for replies that one chat may cost, failures included (contract 5). */
export const CHAT_ATTEMPT_CAP = 40;
/** Extractions that one chat may cost: one a stored reply, and one more (contract 5). */
export const CHAT_EXTRACTION_CAP = 21;

/** A chat with everything collected completes by itself this long after, in milliseconds (contract 5). */
export const CHAT_COMPLETION_DELAY_MS = 30_000;
/** Delays of the browser's chat, in milliseconds (spec 2, 9). */
export const CHAT_STATUS_POLL_MS = 5000;
export const CHAT_ANALYZE_DELAY_MS = 1000;
export const CHAT_PROMPT_DELAY_MS = 500;

export const CHAT_LIMIT_MESSAGE = "Message limit reached";

export type ChatStatus = { messageCount: number; isNearLimit: boolean; isAtLimit: boolean };

/** Where a chat with so many counted messages stands. */
export function chatStatus(messageCount: number): ChatStatus {
  return {
    messageCount,
    isNearLimit: messageCount >= CHAT_NEAR,
    isAtLimit: messageCount >= CHAT_MESSAGE_CAP,
  };
}

/** The notice beside the input, in the spec's words (spec 8); null while there is none. */
export function limitBanner(messageCount: number): string | null {
  const count = `${messageCount}/${CHAT_MESSAGE_CAP} messages`;
  if (messageCount >= CHAT_MESSAGE_CAP) {
    return `Chat limit reached (${count}). Please book a strategy call to continue the conversation.`;
  }
  if (messageCount >= CHAT_NEARER) {
    return `Close to chat limit (${count}). We'd love to continue on a strategy call!`;
  }
  if (messageCount >= CHAT_NEAR) {
    return "Just a heads up - we're approaching the chat limit. What else can I help you with?";
  }
  return null;
}
