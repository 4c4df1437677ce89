import { FREE_TEXT_MAX, sessionIdSchema } from "#domain/answers/contact";
import * as z from "zod/mini";
import { forget, readStored, store } from "../../../lib/storage.ts";

const KEY = "chat-draft";

const draftSchema = z.object({
  sessionId: sessionIdSchema,
  text: z.string().check(z.maxLength(FREE_TEXT_MAX)),
});

/** What stands in the input of a chat and is not sent yet; empty when there is nothing. */
export function readDraft(sessionId: string): string {
  const parsed = draftSchema.safeParse(readStored(KEY));
  return parsed.success && parsed.data.sessionId === sessionId ? parsed.data.text : "";
}

export function keepDraft(sessionId: string, text: string): void {
  if (text === "") forgetDraft();
  else store(KEY, { sessionId, text });
}

export function forgetDraft(): void {
  forget(KEY);
}
