import { consequencesOf } from "#domain/calls/consequences/consequences";
import { env } from "cloudflare:workers";
import { forgetAbandoned } from "../../../worker/cron/forget-abandoned.ts";
import { openBudget } from "../../../worker/db/budget.ts";
import { openDb } from "../../../worker/db/client.ts";
import { changedOf, readMarked } from "../../../worker/db/calls/consequences/read-marked.ts";
import { writeProjection } from "../../../worker/db/calls/consequences/write-projection.ts";
import { eraseSession } from "../../../worker/db/people/privacy/erasure.ts";
import { eraseLeads } from "../../../worker/db/people/privacy/erase-leads.ts";
import {
  insertAssessments,
  randomAssessment,
  storedAssessments,
  updateAssessment,
  type RawAssessment,
} from "./random-assessments.ts";
import type { Random } from "./random.ts";

export const DAY_MS = 86_400_000;
/** When the first leads came. */
export const START = Date.UTC(2026, 0, 1);

/** Some of the columns of `from`, so that most updates touch a few. Nobody was called before they were awaited. */
export function mix(random: Random, from: RawAssessment, to: RawAssessment): RawAssessment {
  if (random.chance(0.2)) return to;
  const mixed = { ...from, ...Object.fromEntries(Object.entries(to).filter(() => random.chance(0.15))) };
  const { first_awaited_at, last_outcome } = mixed.first_outcome_at === from.first_outcome_at ? from : to;
  return { ...mixed, first_awaited_at, last_outcome };
}

/** Scored in every column, or in none. */
export function scoredWhole<Row extends RawAssessment>(row: Row): Row {
  const { offer_tier, score, answer_key } = row;
  const isWhole = offer_tier !== null && score !== null && answer_key !== null;
  return isWhole ? row : { ...row, offer_tier: null, score: null, answer_key: null };
}

export type StoredAssessment = RawAssessment & { session_id: string };

const db = () => openDb(env.DB, "first-primary").db;
const BY_ADA = { who: "ada@example.com", now: START, expected: null };

/** How leads go. */
const ENDS = [
  (lead: StoredAssessment) => eraseSession(db(), lead.session_id, `t${lead.id}`, START),
  ({ id }: StoredAssessment) => eraseLeads(db(), BY_ADA, [{ id, tombstone: `t${id}` }], Date.UTC(2027, 0, 1)),
  () => forgetAbandoned(env, START + 35 * DAY_MS, openBudget(env.DB)),
] as const;

/** The two halves of a projection, so that something can come between them. */
export async function halfProjection(): Promise<() => Promise<boolean>> {
  const marked = await readMarked(db(), 500);
  const drawn = consequencesOf(marked.leads, changedOf(marked), marked.calling);
  return () => writeProjection(db(), marked, drawn);
}

/** Leads of a few people, of which each act adds, changes or removes one; some 25 stay. */
export function randomLeads(random: Random) {
  let lastId = 0;
  const someEmail = () => random.pick([null, ...Array.from({ length: 8 }, (_, n) => `lead${n}@example.com`)]);
  const made = (id: number) => ({
    ...randomAssessment(random, id, START + random.int(10 * DAY_MS)),
    email: someEmail(),
  });
  const stored = () => storedAssessments<StoredAssessment>();
  const act = async () => {
    const known = await stored();
    const lead = known.length > 0 ? random.pick(known) : undefined;
    if (!lead || known.length < 25 || random.chance(0.2))
      await env.DB.batch(insertAssessments([made(++lastId)]));
    else if (random.chance(0.75))
      await env.DB.batch(updateAssessment(scoredWhole(mix(random, lead, made(lead.id)))));
    else await random.pick(ENDS)(lead);
  };
  return { act, stored };
}
