import { adSettings } from "#domain/ads/ad-settings";
import { sql } from "drizzle-orm";
import { allSql, runSql, type Db } from "../client.ts";
import { selectAdFacts } from "./ad-facts.ts";
import { selectAdSettings } from "./ad-settings.ts";
import { leadAdsOf } from "./lead-ads.ts";
import { countAs } from "./write-lead-ads.ts";

/** Leads counted by one write. */
const LEADS_A_PIECE = 200;

/**
 * Counts a piece of the leads that have changed, for the ads that brought them (contract 18). Returns how many. Whoever
 * asks for the figures has it done first, so that they are never old; the cron does what is too much for that. A lead
 * that no longer has its mark was changed, erased, or counted by another run since it was read: it is left out.
 */
export async function countLeads(db: Db): Promise<number> {
  const due = sql`select assessment_id as id, version from lead_ads_due order by assessment_id limit ${LEADS_A_PIECE}`;
  const [settings, marks, facts] = await db.batch([
    selectAdSettings(db),
    allSql<{ id: number; version: number }>(db, due),
    selectAdFacts(db, sql`select id from (${due})`),
  ]);
  if (marks.length === 0) return 0;
  const { timeZone } = adSettings(Object.fromEntries(settings.map(({ key, value }) => [key, value])));
  const asRead = sql`(
    select d.assessment_id from json_each(${JSON.stringify(marks)}) m cross join lead_ads_due d
    where d.assessment_id = m.value ->> 'id' and d.version = m.value ->> 'version')`;
  await db.batch([
    ...countAs(db, asRead, await leadAdsOf(db, facts, timeZone)),
    runSql(db, sql`delete from lead_ads_due where assessment_id in ${asRead}`),
  ]);
  return marks.length;
}
