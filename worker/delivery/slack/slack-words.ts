import { answerLabels, type AnswerLabels } from "#domain/content/answer-labels";
import type { Content } from "#domain/content/content";
import { readable } from "#domain/content/page-content";
import { sample } from "#domain/content/sample/sample";
import type { Dispatch } from "../outcome.ts";

/** The owner's words in messages: whose leads they are, and the answers' labels. */
export type SlackWords = { brand: string; labels: AnswerLabels };

/** The context of a message: its words, and the team's time zone for its times. */
export type SlackDispatch = Dispatch & { words: SlackWords; teamZone: string };

/** The published words, or the built-in ones. */
export function slackWords(published: Content | null): SlackWords {
  const { brand, quiz } = readable(published ?? sample);
  return { brand: brand.name, labels: answerLabels(quiz) };
}
