import type { OldLeadPlace, OldLeads } from "#domain/database-size/old-leads";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { openDb } from "../../../worker/db/client.ts";
import { countOld, listOld } from "../../../worker/db/database-size/old-leads.ts";
import { countReads } from "../../setup/database/count-reads.ts";
import { rows } from "../../setup/database/rows.ts";

const DAY_MS = 86_400_000;
const OLD: OldLeads = { kind: "lost", before: "2026-05-01" };
const TIME = Date.parse(OLD.before);
const PIECE = 100;

/** So many leads a day apart up to the day, every fourth of them Lost, and as many since. */
async function manyLeads(old: number): Promise<void> {
  await rows(
    `insert into assessments (session_id, assessment_type, created_at, updated_at, email, completed_at, lead_status)
     select 'session-' || value, 'quiz', 1, ? + value * ?, 'lead' || value || '@example.com', 1,
       iif(value % 4 = 0, 'Lost', 'SQL')
     from json_each(?)`,
    TIME,
    DAY_MS,
    JSON.stringify(Array.from({ length: 2 * old }, (_, index) => index - old)),
  );
}

it("a piece of lost leads reads its own, however many there are", async () => {
  await manyLeads(2000);
  const { d1, reads } = countReads(env.DB);
  const db = openDb(d1, "first-primary").db;
  let after: OldLeadPlace | null = null;
  for (let piece = 0; piece < 5; piece++) {
    const before = reads.rows;
    const found = await listOld(db, OLD, after, PIECE);
    expect(found).toHaveLength(PIECE);
    expect(reads.rows - before).toBeLessThan(3 * PIECE);
    after = found.at(-1) ?? null;
  }
  const before = reads.rows;
  expect(await countOld(db, OLD)).toEqual({ leads: 500, more: false });
  expect(reads.rows - before).toBeLessThan(3 * 500);
});
