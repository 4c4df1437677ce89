import { extraAnswers, type ExtraAnswer, type ExtraGiven } from "#domain/answers/extra-answers";
import { readable } from "#domain/content/page-content";
import { findContentAtStart } from "../../db/content/content-at-start.ts";
import type { AppContext } from "../context.ts";
import { publicDb } from "../db.ts";
import { liveContent } from "./live-content.ts";

/**
 * A visitor's answers to the owner's own questions, in the words that they read: today's, or those of the version that
 * they began with, whatever was published meanwhile. What nobody was asked is left out.
 */
export async function extraTold(
  c: AppContext,
  sessionId: string,
  given: ExtraGiven = {},
): Promise<ExtraAnswer[]> {
  const isGiven = Object.values(given).some((text) => text !== "");
  if (!isGiven) return [];
  const today = extraAnswers((await liveContent(c)).content.extra.questions, given);
  const others = Object.fromEntries(
    Object.entries(given).filter(
      ([id, text]) => text !== "" && !today.some(({ questionId }) => questionId === id),
    ),
  );
  if (Object.keys(others).length === 0) return today;
  const begun = await findContentAtStart(publicDb(c), sessionId);
  return [...today, ...extraAnswers(begun ? readable(begun).extra.questions : [], others)];
}
