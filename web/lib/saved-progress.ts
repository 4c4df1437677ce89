import { QUESTIONS, type QuizKey } from "#domain/funnel/answers/questions";
import { sessionIdSchema } from "#domain/funnel/answers/contact";
import { CONTACT_FIELDS, URL_MAX, type ContactField } from "#domain/funnel/answers/contact-fields";
import { isSavedSessionFresh } from "#domain/session-age";
import { EXTRA_MAX, EXTRA_TEXT_MAX } from "#domain/funnel/answers/extra-answers";
import * as z from "zod/mini";
import { recordOf } from "./record-of.ts";
import { forget, readStored, store } from "./storage.ts";
import { serverNow } from "./server-clock.ts";

const KEY = "quiz-progress";

/** The visitor's input so far, as it appears in the fields. */
const draftSchema = recordOf(z.string().check(z.maxLength(URL_MAX * 2)), [
  ...QUESTIONS.map(({ quizKey }) => quizKey),
  ...CONTACT_FIELDS,
]);

const savedProgressSchema = z.object({
  sessionId: sessionIdSchema,
  /** 1 to 8, those of the owner's own questions, and the one after on the lead form. */
  currentStep: z.int().check(z.minimum(1), z.maximum(QUESTIONS.length + EXTRA_MAX + 1)),
  answers: draftSchema,
  /** To the owner's own questions, by their ids. */
  extra: z.optional(recordOf(z.string().check(z.maxLength(EXTRA_TEXT_MAX * 2)))),
  /** Milliseconds since 1970. */
  timestamp: z.number(),
});

export type QuizDraft = { [Key in QuizKey | ContactField]?: string | undefined };
export type SavedProgress = z.infer<typeof savedProgressSchema>;

export function saveProgress(
  progress: { sessionId: string; currentStep: number; answers: QuizDraft; extra: Record<string, string> },
  now = serverNow(),
): void {
  store(KEY, { ...progress, timestamp: now });
}

/** Null if there is none or it cannot be read; also if it is over seven days old, in which case it is discarded. */
export function readSavedProgress(now = serverNow()): SavedProgress | null {
  const stored = readStored(KEY);
  if (stored === null) return null;
  const parsed = savedProgressSchema.safeParse(stored);
  if (parsed.success && isSavedSessionFresh(parsed.data.timestamp, now)) return parsed.data;
  forgetProgress();
  return null;
}

export function forgetProgress(): void {
  forget(KEY);
}
