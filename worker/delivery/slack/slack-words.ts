import { answerLabels, type AnswerLabels } from "#domain/content/answer-labels";
import type { Content } from "#domain/content/content";
import { readable } from "#domain/content/page-content";
import { sample } from "#domain/content/sample/sample";
import type { Dispatch } from "../outcome.ts";

/** What messages say in the owner's words: whose leads they are about, and what was answered. */
export type SlackWords = { brand: string; labels: AnswerLabels };

/** The context of a message: whatever it tells, it tells in these words, and by the clocks of the team's zone. */
export type SlackDispatch = Dispatch & { words: SlackWords; teamZone: string };

/** The words that are published, or those that ship. */
export function slackWords(published: Content | null): SlackWords {
  const { brand, quiz } = readable(published ?? sample);
  return { brand: brand.name, labels: answerLabels(quiz) };
}
