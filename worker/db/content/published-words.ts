import { readable } from "#domain/content/page-content";
import { sample } from "#domain/content/sample/sample";
import { staffWords, type StaffWords } from "#domain/content/staff-words";
import type { Db } from "../client.ts";
import { liveOf, selectLive } from "./content-draft.ts";

/** What questions and answers are called now; as they ship while nothing is published that can be read. */
export async function findPublishedWords(db: Db): Promise<StaffWords> {
  return staffWords(readable(liveOf(await selectLive(db))?.document ?? sample));
}
