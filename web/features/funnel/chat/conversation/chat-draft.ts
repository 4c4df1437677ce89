import { FREE_TEXT_MAX } from "#domain/funnel/answers/contact-fields";
import { sessionIdSchema } from "#domain/funnel/answers/contact";
import * as z from "zod/mini";
import { forget, readStored, store } from "../../../../lib/storage.ts";

const KEY = "chat-draft";

const draftSchema = z.object({
  sessionId: sessionIdSchema,
  text: z.string().check(z.maxLength(FREE_TEXT_MAX)),
});

/** The unsent text in a chat's input; empty if there is none. */
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
