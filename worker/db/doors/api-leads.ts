import { apiLeadOf, type ApiLead } from "#domain/doors/api-lead";
import { apiTimeline, type ApiLeadDetails } from "#domain/doors/api-lead-details";
import { AppError } from "#domain/errors";
import { timelineOf } from "#domain/leads/timeline/timeline";
import type { BookingRow } from "#domain/leads/timeline/timeline-rows";
import { isoText, isoTextOrNull } from "#domain/time/iso-text";
import { eq, sql, type SQL } from "drizzle-orm";
import { projectedBatch } from "../calls/consequences/projected-batch.ts";
import type { Db, FollowedDb } from "../client.ts";
import { findLeadDetails } from "../leads/timeline/lead-details.ts";
import { isProofs, isVisit, viewColumns, viewOf } from "../leads/assessment-view.ts";
import { leadChanges } from "../schema/doors.ts";
import { leadVisits } from "../schema/funnel.ts";
import { assessments, leadProofs } from "../schema/leads.ts";

/** These leads as other programs get them, in the order of their changes; those that are erased are left out. */
export async function apiLeads(db: Db, ids: readonly number[]): Promise<ApiLead[]> {
  const rows = await selectApiLeads(db, sql`select value from json_each(${JSON.stringify(ids)})`);
  return rows.map(({ change, ...row }) => apiLeadOf(viewOf(row), change));
}

/** One of them as it is once everything is drawn that follows from its changes. Throws `gone` if it was erased. */
export async function findChangedLead(db: FollowedDb, id: number): Promise<ApiLead> {
  const { rows } = await projectedBatch(db, () => ({ rows: selectApiLeads(db, sql`${id}`) }));
  const [lead] = rows;
  if (!lead) throw new AppError("gone", "This lead was erased.");
  const { change, ...row } = lead;
  return apiLeadOf(viewOf(row), change);
}

/** The query of the same; `ids` is one too. */
export function selectApiLeads(db: Db, ids: SQL) {
  return db
    .select({ ...viewColumns, change: leadChanges.number })
    .from(assessments)
    .innerJoin(leadChanges, sql`${leadChanges.leadId} = ${assessments.id}`)
    .leftJoin(leadProofs, isProofs)
    .leftJoin(leadVisits, isVisit)
    .where(sql`${assessments.id} in (${ids})`)
    .orderBy(leadChanges.number);
}

/**
 * One lead with its calls, bookings and history, and a number that is no newer than they are. Throws `not_found` if it
 * is none, or not yet, and `gone` if it was erased.
 */
export async function findApiLead(db: Db, id: number): Promise<ApiLeadDetails> {
  const change = await requireApiLead(db, id);
  const { stored } = await findLeadDetails(db, id);
  const { rows } = stored;
  return {
    ...apiLeadOf(stored.lead, change),
    formAnswers: stored.formAnswers.map(({ question, answer }) => ({ question, answer })),
    calls: rows.calls.map(({ call }) => call),
    bookings: rows.bookings.filter(({ replacedBy }) => replacedBy === null).map(bookingOf),
    timeline: apiTimeline(timelineOf({ ...rows, messages: [] })),
  };
}

/**
 * The number of a lead's last change. Throws `not_found` for what is no lead, or not yet, and `gone` for one that was
 * erased.
 */
export async function requireApiLead(db: Db, id: number): Promise<number> {
  const [number] = await db
    .select({ change: leadChanges.number, erasedAt: leadChanges.erasedAt })
    .from(leadChanges)
    .where(eq(leadChanges.leadId, id));
  if (!number) throw new AppError("not_found", "There is no such lead.");
  if (number.erasedAt !== null) throw new AppError("gone", "This lead was erased.");
  return number.change;
}

type Booking = ApiLeadDetails["bookings"][number];

function bookingOf(row: BookingRow): Booking {
  const { id, provider, status, outcome, startsAt, attendsAt, createdAt } = row;
  return {
    id,
    provider,
    status: outcome ?? status,
    startsAt: isoTextOrNull(startsAt),
    attendsAt: isoTextOrNull(attendsAt),
    createdAt: isoText(createdAt),
  };
}
