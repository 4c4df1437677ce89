import type { AssessmentFilter, AssessmentQuery } from "#domain/leads/assessment-list-schemas";
import type { DueFilter } from "#domain/leads/assessment-list";
import { localDay, startOfDay } from "#domain/time/time-zone";
import { readDesk } from "../db/calls/desk-in-force.ts";
import type { Db } from "../db/client.ts";
import type { AppContext } from "./context.ts";

/** The filters of a request: `me` is who asks, and a day is the desk's own. */
export async function leadFilter(c: AppContext, db: Db, query: AssessmentQuery): Promise<AssessmentFilter> {
  const { owner, due, ...filter } = query;
  return {
    ...filter,
    ...(owner !== undefined && { owner: ownerOf(owner, c.get("staff").email) }),
    ...(due !== undefined && { dueBefore: await dueBefore(db, due, Date.now()) }),
  };
}

/** The address that a filter means; null for leads of nobody's. */
export function ownerOf(owner: string, me: string): string | null {
  if (owner === "none") return null;
  return owner === "me" ? me : owner;
}

async function dueBefore(db: Db, due: DueFilter, now: number): Promise<number | null> {
  if (due === "none") return null;
  if (due === "overdue") return now + 1;
  const { timeZone } = (await readDesk(db)).hours;
  const today = localDay(now, timeZone);
  return startOfDay({ ...today, day: today.day + 1 }, timeZone);
}
