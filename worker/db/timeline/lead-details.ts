import type { AssessmentView } from "#domain/leads/assessment-view";
import { LEAD_DELIVERIES_MAX, type LeadDetails } from "#domain/timeline/lead-details";
import { timelineDelivery } from "#domain/timeline/delivery-events";
import type { TimelineRows } from "#domain/timeline/timeline-rows";
import { foundLead, selectView, selectWasKnown } from "../leads/found-lead.ts";
import type { Db } from "../client.ts";
import { selectDeskCursor } from "../changes/changes-cursor.ts";
import { personCallOf, personOf, selectPerson, selectPersonCalls } from "./lead-person.ts";
import { selectTimelineRows, timelineRowsOf } from "./timeline-rows.ts";

/** Without what comes of the conversation, which is not in D1. */
type Stored = Pick<LeadDetails, "lead" | "person" | "calls" | "deliveries"> & { rows: StoredRows };
type StoredRows = Omit<TimelineRows, "messages">;

/**
 * All that is stored of a lead for its page, and the change that it was read at, in one round trip. Throws `gone` or
 * `not_found` without the lead.
 */
export async function findLeadDetails(db: Db, id: number): Promise<{ stored: Stored; deskCursor: number }> {
  const [view, known, [at], person, calls, ...history] = await db.batch([
    selectView(db, id),
    selectWasKnown(db, id),
    selectDeskCursor(db),
    selectPerson(db, id),
    selectPersonCalls(db, id),
    ...selectTimelineRows(db, id),
  ]);
  const lead = foundLead(view, known);
  const rows = timelineRowsOf(history);
  const stored = {
    lead,
    person: personOf(person, id),
    calls: calls.map(personCallOf),
    deliveries: rows.outbox.slice(0, LEAD_DELIVERIES_MAX).map(timelineDelivery),
    rows,
  };
  return { stored, deskCursor: at?.deskCursor ?? 0 };
}

/** A lead with the rows of its history, in one round trip. Throws `gone` or `not_found` without the lead. */
export async function findTimeline(db: Db, id: number): Promise<{ lead: AssessmentView; rows: StoredRows }> {
  const [view, known, ...history] = await db.batch([
    selectView(db, id),
    selectWasKnown(db, id),
    ...selectTimelineRows(db, id),
  ]);
  return { lead: foundLead(view, known), rows: timelineRowsOf(history) };
}
