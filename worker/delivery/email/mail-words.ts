import { answerLabels } from "#domain/content/answer-labels";
import type { Content } from "#domain/content/content";
import { readable } from "#domain/content/page-content";
import { sample } from "#domain/content/sample/sample";
import { plainLook, type PlainLook } from "#domain/content/look/plain-look";
import type { MailFrame } from "./mail-texts.ts";

/** The texts and the look of e-mails. */
export type MailWords = Pick<MailFrame, "mails" | "booking" | "why"> & { look: PlainLook };

/** The published words of e-mails, or the built-in ones. */
export function mailWords(published: Content | null): MailWords {
  const content = readable(published ?? sample);
  const { mails, booking, look } = content;
  return { mails, booking, why: whyWords(content), look: plainLook(look) };
}

/** The words that explain why a program is recommended. */
export function whyWords({ results, quiz }: Pick<Content, "results" | "quiz">): MailFrame["why"] {
  return { words: results.why, labels: answerLabels(quiz) };
}
