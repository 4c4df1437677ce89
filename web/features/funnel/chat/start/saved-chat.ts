import { sessionIdSchema } from "#domain/funnel/answers/contact";
import { INTERVIEW_FIELDS, type Collected } from "#domain/funnel/interview/interview-fields";
import { isSavedSessionFresh } from "#domain/session-age";
import * as z from "zod/mini";
import { recordOf } from "../../../../lib/record-of.ts";
import { forget, readStored, store } from "../../../../lib/storage.ts";
import type { Message } from "../conversation/transcript.ts";
import { serverNow } from "../../../../lib/server-clock.ts";

const KEY = "chat-progress";

const savedChatSchema = z.object({
  sessionId: sessionIdSchema,
  messages: z.array(
    z.object({
      role: z.enum(["user", "assistant"]),
      content: z.string(),
      messageId: z.optional(z.string()),
    }),
  ),
  collectedData: recordOf(z.string(), INTERVIEW_FIELDS),
  progress: z.number().check(z.minimum(0), z.maximum(100)),
  /** Milliseconds since 1970. */
  timestamp: z.number(),
});

export type SavedChat = z.infer<typeof savedChatSchema>;

export function saveChat(
  chat: { sessionId: string; messages: readonly Message[]; collected: Collected; progress: number },
  now = serverNow(),
): void {
  const { sessionId, collected: collectedData, progress } = chat;
  const messages = chat.messages.map(({ role, content, messageId }) => ({
    role,
    content,
    ...(role === "user" && messageId !== null && { messageId }),
  }));
  store(KEY, { sessionId, messages, collectedData, progress, timestamp: now });
}

/** Null if there is none or it cannot be read; also if it is over seven days old, in which case it is discarded. */
export function readSavedChat(now = serverNow()): SavedChat | null {
  const stored = readStored(KEY);
  if (stored === null) return null;
  const parsed = savedChatSchema.safeParse(stored);
  if (parsed.success && isSavedSessionFresh(parsed.data.timestamp, now)) return parsed.data;
  forgetChat();
  return null;
}

export function forgetChat(): void {
  forget(KEY);
}
