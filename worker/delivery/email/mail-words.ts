import { answerLabels } from "#domain/content/answer-labels";
import type { Content } from "#domain/content/content";
import { readable } from "#domain/content/page-content";
import { sample } from "#domain/content/sample/sample";
import type { Db } from "../../db/client.ts";
import { findPublished } from "../../db/content/content-versions.ts";
import type { MailFrame } from "./mail-texts.ts";

export type MailWords = Pick<MailFrame, "mails" | "why">;

/** The words of e-mails as they are published. Throws if they cannot be read: a mail waits rather than speak for others. */
export async function mailWords(db: Db): Promise<MailWords> {
  const content = readable((await findPublished(db)) ?? sample);
  return { mails: content.mails, why: whyWords(content) };
}

/** The words of why a program is recommended. */
export function whyWords({ results, quiz }: Pick<Content, "results" | "quiz">): MailFrame["why"] {
  return { words: results.why, labels: answerLabels(quiz) };
}
