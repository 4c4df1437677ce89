import { sql, type SQL } from "drizzle-orm";
import { runSql, type Db } from "../client.ts";

/**
 * Whatever staff do with an assessment that gave way also applies to the person's newer one. Runs before `who` gets the
 * leads that `which` finds: they also get the newer one, unless somebody else owns it. An owner taken over from an
 * older assessment has owned it since it began (see `callState`).
 */
export function claimNewer(db: Db, who: string, now: number, which: SQL) {
  return runSql(
    db,
    sql`
    update assessments set owner = ${who}, owner_since = min(${now}, created_at)
    from (select gave_way_to, owner as had from assessments where ${which}) as older
    where assessments.id = older.gave_way_to and assessments.owner is not ${who}
      and (assessments.owner is null or assessments.owner = older.had)`,
  );
}

/** Runs after something was planned for the leads that `which` finds: plans the same for the newer one. */
export function planNewer(db: Db, which: SQL) {
  return runSql(
    db,
    sql`
    update assessments set next_action = older.action, next_action_at = older.action_at, next_action_told_at = null
    from (
      select gave_way_to, next_action as action, next_action_at as action_at from assessments
      where ${which} and coalesce(next_action, next_action_at) is not null
    ) as older
    where assessments.id = older.gave_way_to
      and (assessments.next_action is not older.action or assessments.next_action_at is not older.action_at)`,
  );
}
