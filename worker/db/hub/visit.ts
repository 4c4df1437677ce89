import type { EventIds } from "#domain/ads/ad-events";
import type { Attribution } from "#domain/ads/attribution";
import { sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { excluded, newest } from "../upsert.ts";
import { assessments } from "../schema.ts";

/** What a visitor's browser and the edge tell with a call. What is undefined changes nothing. */
export type Visit = {
  sessionId: string;
  /** Milliseconds since 1970. */
  now: number;
  ipAddress: string | null;
  userAgent: string | null;
  country: string | null;
  region: string | null;
  attribution?: Attribution | undefined;
  adConsent?: boolean | undefined;
  eventIds?: EventIds | undefined;
  /** Meta's ids of the browser and of the click, checked, and read only where ads are allowed. */
  fbp?: string | null | undefined;
  fbc?: string | null | undefined;
};

/** The columns of a new row; a visitor's first touch is the one that counts in the figures. */
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
 * What a later call changes in the row that is there: the first touch stays once it is known, the
 * last touch and the consent follow the newest word, event ids keep their first value.
 */
export const visitChanges = {
  updatedAt: excluded(assessments.updatedAt),
  ...firstTouchChanges(),
  lastTouch: newest(assessments.lastTouch),
  adConsent: newest(assessments.adConsent),
  adConsentAt: newest(assessments.adConsentAt),
  eventIds: sql`json_patch(${excluded(assessments.eventIds)}, ${assessments.eventIds})`,
};

/**
 * Before a yes to ads a browser tells only part of an arrival (contract 11): once it tells all of the
 * same one, that takes the part's place.
 */
function firstTouchChanges() {
  const told = assessments.firstTouch;
  const now = excluded(told);
  const isPart = sql`${told} ->> 'at' = ${now} ->> 'at'
    and coalesce(${told} ->> 'utm_source', ${told} ->> 'utm_campaign', ${told} ->> 'fbclid') is null`;
  const taken = (column: SQLiteColumn) =>
    sql`iif(${now} is not null and (${told} is null or (${isPart})), ${excluded(column)}, ${column})`;
  return {
    firstTouch: taken(told),
    source: taken(assessments.source),
    campaign: taken(assessments.campaign),
  };
}
