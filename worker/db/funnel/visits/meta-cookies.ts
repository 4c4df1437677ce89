import type { Attribution } from "#domain/money/ads/attribution";
import { clickOf, NO_COOKIES, type MetaCookies } from "#domain/money/ads/meta-cookies";
import { and, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../client.ts";
import { newest } from "../../upsert.ts";
import { leadVisits } from "../../schema/funnel.ts";
import { assessments } from "../../schema/leads.ts";

/** What decides which cookies of a visitor's call are stored. */
export type AdVisit = {
  attribution?: Attribution | undefined;
  adConsent?: boolean | undefined;
  /** Whether a visitor from there who decided nothing counts as agreed to ads. */
  adsByDefault: boolean;
  cookies: MetaCookies;
};

type Column = typeof leadVisits.fbp | typeof leadVisits.fbc;
type Filled = { fbp: SQL; fbc: SQL };

/** The cookies of a call that creates an assessment, where ads are allowed. */
export function cookiesToKeep(visit: AdVisit): MetaCookies {
  return (visit.adConsent ?? visit.adsByDefault) ? unrepeated(visit) : NO_COOKIES;
}

/** A click id that a touch of the call has is stored once (contract 19). */
function unrepeated({ cookies: { fbp, fbc }, attribution }: AdVisit): MetaCookies {
  const touch = attribution?.last ?? attribution?.first;
  return { fbp, fbc: clickOf(fbc) === touch?.fbclid ? null : fbc };
}

/**
 * What the cookies of a later call change in an upsert: what is empty is filled where ads are allowed as the call leaves
 * it, and nothing stays where they are refused.
 */
export function cookieChanges(visit: AdVisit): Filled {
  const decided = newest(leadVisits.adConsent);
  const isAllowed = sql`coalesce(${decided}, ${Number(visit.adsByDefault)}) = 1`;
  const { fbp, fbc } = filled(unrepeated(visit));
  const changed = (now: SQL, column: Column) =>
    sql`iif(${decided} = 0, null, iif(${isAllowed}, ${now}, ${column}))`;
  return { fbp: changed(fbp, leadVisits.fbp), fbc: changed(fbc, leadVisits.fbc) };
}

/** The statement that fills what is empty of a session's cookies where ads are allowed. It touches nothing else. */
export function fillCookies(db: Db, sessionId: string, cookies: MetaCookies, adsByDefault: boolean) {
  const isFilled = (column: Column, now: SQL) => and(isNull(column), sql`${now} is not null`);
  const now = filled(cookies);
  return db
    .update(leadVisits)
    .set(now)
    .where(
      and(
        sql`${leadVisits.leadId} = (select id from ${assessments} where session_id = ${sessionId})`,
        sql`coalesce(${leadVisits.adConsent}, ${Number(adsByDefault)}) = 1`,
        or(isFilled(leadVisits.fbp, now.fbp), isFilled(leadVisits.fbc, now.fbc)),
      ),
    );
}

/** The stored cookies, or what was brought where there is none: one that is known is never overwritten. */
export function filled({ fbp, fbc }: MetaCookies): Filled {
  const known = sql`(
    select coalesce(last_touch ->> 'fbclid', first_touch ->> 'fbclid') from assessments where id = ${leadVisits.leadId})`;
  return {
    fbp: sql`coalesce(${leadVisits.fbp}, ${fbp})`,
    fbc: sql`coalesce(${leadVisits.fbc}, iif(${clickOf(fbc)} is ${known}, null, ${fbc}))`,
  };
}
