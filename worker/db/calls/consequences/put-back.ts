import type { MoveUndo } from "#domain/leads/move-undo";
import { sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../../client.ts";
import { restoreClock } from "./lead-clock.ts";

/**
 * Reverts, if `when` holds, what the projection wrote after a lead's move, and restores the lead's snapshot: to the
 * projection the lead never moved. An assessment that took its place gets back its previous owner and plan, unless
 * `isPlannedSince` holds for that row (`b`) of the person.
 */
export function putBack(db: Db, lead: number, undo: MoveUndo, when: SQL, isPlannedSince: SQL) {
  const isOwned = sql`b.value ->> 'isOwned'`;
  const isPlanned = sql`b.value ->> 'isPlanned'`;
  return [
    restoreClock(db, lead, undo, when),
    runSql(
      db,
      sql`
      update assessments set gave_way_to = b.value ->> 'gaveWayTo',
        owner = iif(${isOwned}, owner, null), owner_since = iif(${isOwned}, owner_since, null),
        next_action = iif(${isPlanned}, next_action, null), next_action_at = iif(${isPlanned}, next_action_at, null),
        next_action_told_at = iif(${isPlanned}, next_action_told_at, null)
      from json_each(${JSON.stringify(undo.person)}) b
      where assessments.id = b.value ->> 'id' and ${when} and not ${isPlannedSince}`,
    ),
    runSql(db, sql`update lead_folded set told = ${undo.told} where lead_id = ${lead} and ${when}`),
  ];
}
