import type { EventIds } from "#domain/ads/ad-event-schemas";
import type { Attribution } from "#domain/ads/attribution";
import { sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { excluded, newest } from "../upsert.ts";
import { assessments } from "../schema.ts";

/** Details sent with a call by the visitor's browser and the edge. Undefined fields change nothing. */
export type Visit = {
  sessionId: string;
  /** Milliseconds since 1970. */
  now: number;
  ipAddress: string | null;
  userAgent: string | null;
  country: string | null;
  region: string | null;
  /** The IANA time zone that the browser names or, if it does not, the edge. */
  timeZone: string | null;
  attribution?: Attribution | undefined;
  adConsent?: boolean | undefined;
  eventIds?: EventIds | undefined;
  /** Meta's browser and click ids, validated, and read only where ads are allowed. */
  fbp?: string | null | undefined;
  fbc?: string | null | undefined;
};

/** What the edge tells of a visitor, where no request of theirs is at hand. */
export const UNSEEN = { ipAddress: null, userAgent: null, country: null, region: null, timeZone: null };

/** The columns of a new row. Analytics attribute a visitor to their first touch. */
export function newAssessment(visit: Visit, assessmentType: "quiz" | "chat") {
  const first = visit.attribution?.first ?? null;
  return {
    sessionId: visit.sessionId,
    assessmentType,
    createdAt: visit.now,
    updatedAt: visit.now,
    ipAddress: visit.ipAddress,
    userAgent: visit.userAgent,
    country: visit.country,
    region: visit.region,
    timeZone: visit.timeZone,
    firstTouch: first,
    lastTouch: visit.attribution?.last ?? first,
    source: first?.utm_source ?? first?.referrerHost ?? null,
    campaign: first?.utm_campaign ?? null,
    adConsent: visit.adConsent === undefined ? null : Number(visit.adConsent),
    adConsentAt: visit.adConsent === undefined ? null : visit.now,
    eventIds: visit.eventIds ?? {},
    fbp: visit.fbp ?? null,
    fbc: visit.fbc ?? null,
  };
}

/**
 * Columns that a later call updates in an existing row: the first touch never changes once known, the last touch and
 * the consent follow the latest call, and event ids keep their first value.
 */
export const visitChanges = {
  updatedAt: excluded(assessments.updatedAt),
  ...firstTouchChanges(),
  timeZone: newest(assessments.timeZone),
  lastTouch: newest(assessments.lastTouch),
  adConsent: newest(assessments.adConsent),
  adConsentAt: newest(assessments.adConsentAt),
  eventIds: sql`json_patch(${excluded(assessments.eventIds)}, ${assessments.eventIds})`,
};

/**
 * Until a visitor agrees to ads, the browser sends only part of an arrival (contract 11). The complete version of the
 * same arrival replaces that part.
 */
function firstTouchChanges() {
  const told = assessments.firstTouch;
  const now = excluded(told);
  const isPart = sql`${told} ->> 'at' = ${now} ->> 'at'
    and coalesce(${told} ->> 'utm_source', ${told} ->> 'utm_campaign', ${told} ->> 'ad_id',
      ${told} ->> 'fbclid') is null`;
  const taken = (column: SQLiteColumn) =>
    sql`iif(${now} is not null and (${told} is null or (${isPart})), ${excluded(column)}, ${column})`;
  return {
    firstTouch: taken(told),
    source: taken(assessments.source),
    campaign: taken(assessments.campaign),
  };
}
