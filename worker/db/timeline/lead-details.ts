import type { AssessmentView } from "#domain/leads/assessment-view";
import { LEAD_DELIVERIES_MAX, type LeadDetails } from "#domain/timeline/lead-details";
import { timelineDelivery } from "#domain/timeline/delivery-events";
import type { TimelineRows } from "#domain/timeline/timeline-rows";
import { foundLead, selectLead } from "../leads/found-lead.ts";
import { batchOf } from "../batch-of.ts";
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
  const found = await batchOf(db, {
    ...selectLead(db, id),
    ...selectTimelineRows(db, id),
    cursor: selectDeskCursor(db),
    person: selectPerson(db, id),
    personCalls: selectPersonCalls(db, id),
  });
  const lead = foundLead(found);
  const rows = timelineRowsOf(found);
  const stored = {
    lead,
    person: personOf(found.person, id),
    calls: found.personCalls.map(personCallOf),
    deliveries: rows.outbox.slice(0, LEAD_DELIVERIES_MAX).map(timelineDelivery),
    rows,
  };
  return { stored, deskCursor: found.cursor[0]?.deskCursor ?? 0 };
}

/** A lead with the rows of its history, in one round trip. Throws `gone` or `not_found` without the lead. */
export async function findTimeline(db: Db, id: number): Promise<{ lead: AssessmentView; rows: StoredRows }> {
  const found = await batchOf(db, { ...selectLead(db, id), ...selectTimelineRows(db, id) });
  return { lead: foundLead(found), rows: timelineRowsOf(found) };
}
