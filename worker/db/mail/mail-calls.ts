import { BOOKING_SETTING_KEYS } from "#domain/booking/booking-switches";
import type { CallState } from "#domain/booking/call-mails";
import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { json } from "../json-column.ts";
import { bookings } from "../schema/booking.ts";
import { assessments } from "../schema/leads.ts";
import { systemSettings } from "../schema/people.ts";
import type { MailLead } from "./mail-leads.ts";

/** A booked call as a mail about it needs it, read when the mail is sent. Times are in milliseconds. */
export type MailCall = CallState & {
  id: number;
  /** The first of the bookings that replaced each other. */
  chain: number;
  name: string | null;
  joinUrl: string | null;
  moveUrl: string | null;
  cancelUrl: string | null;
  attendsAt: number | null;
  /** The invitee's zone, else the lead's. */
  timeZone: string | null;
  /** The lead's hub and answers, of a call that was booked under its reference: an address proves nothing. */
  own: { sessionId: string; hubExpiresAt: number | null; answers: AnyAnswers } | null;
  /** What its lead agreed to and asked for; null if it has none. */
  lead: Inquirer | null;
};

/** What decides whether somebody may be written to without a request of theirs. */
export type Inquirer = Omit<MailLead, "id" | "email" | "suspect" | "wroteAt">;

const lead = json<Inquirer | null>(sql`
  iif(${assessments.id} is null, null, json_object(
    'emailConsent', ${assessments.emailConsent}, 'emailWithdrawnAt', ${assessments.emailWithdrawnAt},
    'completedAt', ${assessments.completedAt}, 'linkRequestedAt', ${assessments.linkRequestedAt},
    'callRequestedAt', ${assessments.callRequestedAt}, 'phone', ${assessments.phone},
    'country', (select country from lead_visits where lead_id = ${assessments.id})))`);

const own = json<MailCall["own"]>(sql`
  iif(${bookings.matchedBy} = 'ref' and ${assessments.id} is not null, json_object(
    'sessionId', ${assessments.sessionId}, 'hubExpiresAt', ${assessments.hubExpiresAt},
    'answers', json(${assessments.answers})), null)`);

/** The query for the calls of these bookings, for a batch. Its columns have names of their own: D1 gives rows as objects. */
export function selectMailCalls(db: Db, ids: readonly number[]) {
  return db
    .select({
      id: bookings.id,
      chain: sql<number>`coalesce(${bookings.chain}, ${bookings.id})`.as("call_chain"),
      status: bookings.status,
      outcome: bookings.outcome,
      replacedBy: bookings.replacedBy,
      sequence: bookings.sequence,
      startsAt: bookings.startsAt,
      name: bookings.name,
      email: bookings.email,
      joinUrl: bookings.joinUrl,
      moveUrl: bookings.moveUrl,
      cancelUrl: bookings.cancelUrl,
      attendsAt: bookings.attendsAt,
      timeZone: sql<string | null>`coalesce(${bookings.timeZone}, ${assessments.timeZone})`.as("call_zone"),
      isSuspect: sql`coalesce(${assessments.suspect}, 0)`.mapWith(Boolean).as("is_suspect"),
      own: own.as("own_hub"),
      lead: lead.as("call_lead"),
    })
    .from(bookings)
    .leftJoin(assessments, eq(assessments.id, bookings.assessmentId))
    .where(inArray(bookings.id, sql`(select value from json_each(${JSON.stringify(ids)}))`));
}

/** The query for the settings of mails about calls, for a batch. */
export function selectBookingSwitches(db: Db) {
  return db
    .select({ key: systemSettings.key, value: systemSettings.value })
    .from(systemSettings)
    .where(inArray(systemSettings.key, BOOKING_SETTING_KEYS));
}

export const switchesOf = (
  rows: readonly { key: string; value: string }[],
): Readonly<Record<string, string>> => Object.fromEntries(rows.map(({ key, value }) => [key, value]));
