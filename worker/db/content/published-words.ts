import { readable } from "#domain/content/page-content";
import { sample } from "#domain/content/sample/sample";
import { staffWords, type StaffWords } from "#domain/content/staff-words";
import type { Db } from "../client.ts";
import { liveOf, selectLive } from "./content-draft.ts";

/** The current names of questions and answers; the built-in ones while nothing readable is published. */
export async function findPublishedWords(db: Db): Promise<StaffWords> {
  return staffWords(readable(liveOf(await selectLive(db))?.document ?? sample));
}
