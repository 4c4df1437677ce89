import type { AssessmentType } from "#domain/leads/assessment-list";
import type { EventIds } from "#domain/money/ads/ad-event-schemas";
import { TAG_FIELDS } from "#domain/money/ads/touch-fields";
import { NO_COOKIES } from "#domain/money/ads/meta-cookies";
import { sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { AdVisit } from "./meta-cookies.ts";
import { excluded, newest } from "../../upsert.ts";
import { assessments } from "../../schema/leads.ts";

/** Details that the visitor's browser and the edge send with a call. Undefined fields change nothing. */
export type Visit = AdVisit & {
  sessionId: string;
  /** Milliseconds since 1970. */
  now: number;
  ipAddress: string | null;
  userAgent: string | null;
  country: string | null;
  region: string | null;
  /** The IANA time zone that the browser names or, if it does not, the edge. */
  timeZone: string | null;
  eventIds?: EventIds | undefined;
  /** The number of the content that the page was made from. */
  contentVersion?: number | undefined;
};

/** What a request reveals about a visitor, if none of their own calls is at hand. */
export const UNSEEN = {
  ipAddress: null,
  userAgent: null,
  country: null,
  region: null,
  timeZone: null,
  adsByDefault: false,
  cookies: NO_COOKIES,
};

/**
 * The columns of a new row. Analytics attribute a visitor to their first touch. What two columns would say alike is
 * stored once (contract 19): a last touch that is the first, and a click id that a touch has.
 */
export function newAssessment(visit: Visit, assessmentType: AssessmentType) {
  const first = visit.attribution?.first ?? null;
  const last = visit.attribution?.last ?? first;
  return {
    sessionId: visit.sessionId,
    assessmentType,
    createdAt: visit.now,
    updatedAt: visit.now,
    timeZone: visit.timeZone,
    firstTouch: first,
    lastTouch: JSON.stringify(last) === JSON.stringify(first) ? null : last,
    source: first?.utm_source ?? first?.referrerHost ?? null,
    campaign: first?.utm_campaign ?? null,
  };
}

/** The last touch as shown: the first, if there was no other. */
export const lastTouch = sql`coalesce(${assessments.lastTouch}, ${assessments.firstTouch})`.mapWith(
  assessments.lastTouch,
);

/**
 * Columns that a later call updates in an existing row: the first touch never changes once known, and the last one is the
 * newest until the assessment is completed.
 */
export function visitChanges() {
  return {
    updatedAt: excluded(assessments.updatedAt),
    ...touchChanges(),
    timeZone: newest(assessments.timeZone),
  };
}

/**
 * Until a visitor agrees to ads, the browser sends only part of an arrival (contract 11). The complete version of the
 * same arrival replaces that part.
 */
function touchChanges() {
  const told = assessments.firstTouch;
  const now = excluded(told);
  const isPart = sql`${told} ->> 'at' = ${now} ->> 'at' and ${rankOf(sql`${told}`)} = 0`;
  const taken = (column: SQLiteColumn) =>
    sql`iif(${now} is not null and (${told} is null or (${isPart})), ${excluded(column)}, ${column})`;
  // A call without a separate last touch brings its first touch as the last.
  const brought = sql`coalesce(${excluded(assessments.lastTouch)}, ${now})`;
  return {
    firstTouch: taken(told),
    lastTouch: sql`nullif(${newestTouch(brought, sql`${lastTouch}`)}, ${taken(told)})`,
    source: taken(assessments.source),
    campaign: taken(assessments.campaign),
  };
}

/** `laterTouch` of two, whichever was reported last: another tab may report an older one. */
function newestTouch(brought: SQL, known: SQL): SQL {
  const place = (touch: SQL) => sql`(${rankOf(touch)}, unixepoch(${touch} ->> 'at', 'subsec'))`;
  return sql`iif(${brought} is null or ${place(brought)} < ${place(known)}, ${known}, ${brought})`;
}

/** `touchRank` of a touch. */
function rankOf(touch: SQL): SQL {
  const tags = sql`select value from json_each(${JSON.stringify(TAG_FIELDS)})`;
  return sql`iif(exists (select 1 from json_each(${touch}) where key in (${tags})), 2, ${touch} ->> 'fbclid' is not null)`;
}
