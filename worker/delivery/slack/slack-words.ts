import type { Content } from "#domain/content/content";
import { readable } from "#domain/content/page-content";
import { sample } from "#domain/content/sample/sample";
import { staffWords, type StaffWords } from "#domain/content/staff-words";
import type { Dispatch } from "../outcome.ts";

/** The owner's words in messages: whose leads they are, and what questions and answers are called. */
export type SlackWords = StaffWords & { brand: string };

/** The context of a message: its words, and the team's time zone for its times. */
export type SlackDispatch = Dispatch & { words: SlackWords; teamZone: string };

/** The published words, or the built-in ones. */
export function slackWords(published: Content | null): SlackWords {
  return staffWords(readable(published ?? sample));
}
