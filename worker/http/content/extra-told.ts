import { extraAnswers, type ExtraAnswer, type ExtraGiven } from "#domain/funnel/answers/extra-answers";
import type { Content } from "#domain/content/content";
import { SAMPLE_NUMBER } from "#domain/content/sample-number";
import { readable } from "#domain/content/page-content";
import * as z from "zod/mini";
import { findContentAtStart } from "../../db/content/content-at-start.ts";
import { findVersion } from "../../db/content/content-versions.ts";
import type { AppContext } from "../context.ts";
import { publicDb } from "../db.ts";
import { liveContent, shippedContent } from "./live-content.ts";

/** The content version that the visitor's page was made from; absent from pages made before it was sent. */
export const shownVersionSchema = z.optional(z.int().check(z.gte(SAMPLE_NUMBER)));

type Given = { extra?: ExtraGiven | undefined; contentVersion?: number | undefined };

/**
 * A visitor's answers to the owner's own questions, in the words that they read: those of the version that their page
 * showed, whatever was published meanwhile. Answers given on an earlier page, to questions that this version lacks, are
 * looked up in today's version and in the one they began with. Answers to questions in none of these are left out.
 */
export async function extraTold(
  c: AppContext,
  sessionId: string,
  { extra = {}, contentVersion }: Given,
): Promise<ExtraAnswer[]> {
  let open = Object.entries(extra).filter(([, text]) => text !== "");
  const told: ExtraAnswer[] = [];
  for (const read of [
    () => contentShown(c, contentVersion),
    async () => (await liveContent(c)).content,
    () => findContentAtStart(publicDb(c), sessionId),
  ]) {
    if (open.length === 0) break;
    const content = await read();
    if (!content) continue;
    const found = extraAnswers(readable(content).extra.questions, Object.fromEntries(open));
    told.push(...found);
    open = open.filter(([id]) => !found.some(({ questionId }) => questionId === id));
  }
  return told;
}

async function contentShown(c: AppContext, number: number | undefined): Promise<Content | null> {
  if (number === undefined) return null;
  if (number === SAMPLE_NUMBER) return shippedContent();
  const live = await liveContent(c);
  return live.number === number ? live.content : findVersion(publicDb(c), number);
}
