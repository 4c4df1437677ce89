import { filled } from "../../content/filled.ts";
import type { ChatContent } from "../../content/parts/chat.ts";

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

/** The notice beside the input (spec 8); null if there is none. */
export function limitBanner(messageCount: number, words: ChatContent["limit"]): string | null {
  const count = `${messageCount}/${CHAT_MESSAGE_CAP}`;
  if (messageCount >= CHAT_MESSAGE_CAP) return filled(words.reached, { count });
  if (messageCount >= CHAT_NEARER) return filled(words.nearer, { count });
  return messageCount >= CHAT_NEAR ? filled(words.near, { count }) : null;
}

/** A message of a conversation as staff read it. Ids are local to the chat and give the order of the entries. */
export type TranscriptEntry = { id: number; role: "user" | "assistant"; content: string; createdAt: string };
