import { sql, type SQL } from "drizzle-orm";
import { allSql, type Db } from "../../client.ts";

/** How far a lead has come; its value in whole units is that of a deal that is Won. */
export type AdSteps = {
  leads: 0 | 1;
  booked: 0 | 1;
  held: 0 | 1;
  sql: 0 | 1;
  won: 0 | 1;
  value: number | null;
};

/** What a lead contributes to the ads that brought it. */
export type AdFacts = AdSteps & {
  id: number;
  createdAt: number;
  firstTouch: string | null;
  lastTouch: string | null;
  /** When it was last moved to Won, for a lead that is Won now. */
  wonAt: number | null;
};

/**
 * The facts of the leads with these ids, a query; suspects have none. A lead is SQL that is or was, unless it was set
 * back to MQL. Deals count for leads alone; one that was Won twice counts from the last time.
 */
export function selectAdFacts(db: Db, ids: SQL) {
  const isLead = sql`(a.email is not null or a.assessment_type = 'form')`;
  return allSql<AdFacts>(
    db,
    sql`
    select a.id, a.created_at as createdAt, a.first_touch as firstTouch,
      coalesce(a.last_touch, a.first_touch) as lastTouch, ${isLead} as leads,
      a.call_booked_at is not null as booked, a.call_held_at is not null as held,
      ${isLead} and (a.lead_status in ('SQL', 'Won') or (a.lead_status <> 'MQL' and exists (
        select 1 from status_history h where h.assessment_id = a.id and h.to_status = 'SQL' and h.undone_at is null))) as sql,
      ${isLead} and a.lead_status = 'Won' as won,
      iif(${isLead} and a.lead_status = 'Won', a.deal_value, null) as value,
      iif(${isLead} and a.lead_status = 'Won', coalesce(
        (select max(h.changed_at) from status_history h where h.assessment_id = a.id and h.to_status = 'Won'
          and h.undone_at is null),
        a.status_updated_at, a.created_at), null) as wonAt
    from assessments a where a.id in (${ids}) and a.suspect = 0`,
  );
}
