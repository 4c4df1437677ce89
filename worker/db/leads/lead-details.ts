import { LEAD_DELIVERIES_MAX, type LeadDetails } from "#domain/leads/lead-details";
import type { TimelineDelivery } from "#domain/leads/timeline-event";
import { isoText, isoTextOrNull } from "#domain/time/iso-text";
import { desc, eq, getTableColumns } from "drizzle-orm";
import { selectView } from "../calls/found-lead.ts";
import type { Db } from "../client.ts";
import { selectDeskCursor } from "../desk/desk-news.ts";
import { outbox } from "../schema.ts";
import { viewOf } from "./assessment-view.ts";
import { personCallOf, personOf, selectPerson, selectPersonCalls } from "./lead-person.ts";

type Stored = Omit<LeadDetails, "messages">;

/**
 * All that is stored of a lead for its page, and the change that it was read at; null if there is no lead of this
 * number. One round trip.
 */
export async function findLeadDetails(
  db: Db,
  id: number,
): Promise<{ details: Stored; deskCursor: number } | null> {
  const [[row], [at], person, calls, messages] = await db.batch([
    selectView(db, id),
    selectDeskCursor(db),
    selectPerson(db, id),
    selectPersonCalls(db, id),
    selectOutbox(db, id),
  ]);
  if (!row) return null;
  const details = {
    lead: viewOf(row),
    timeline: [],
    olderTimeline: null,
    person: personOf(person, id),
    calls: calls.map(personCallOf),
    deliveries: messages.slice(0, LEAD_DELIVERIES_MAX).map(deliveryOf),
  };
  return { details, deskCursor: at?.deskCursor ?? 0 };
}

const {
  id: outboxId,
  channel,
  kind,
  status,
  createdAt,
  dueAt,
  sentAt,
  attempts,
  lastError,
  payload,
} = getTableColumns(outbox);

function selectOutbox(db: Db, id: number) {
  return db
    .select({
      id: outboxId,
      channel,
      kind,
      status,
      createdAt,
      dueAt,
      sentAt,
      attempts,
      error: lastError,
      payload,
    })
    .from(outbox)
    .where(eq(outbox.assessmentId, id))
    .orderBy(desc(outbox.id));
}

type OutboxRow = Awaited<ReturnType<typeof selectOutbox>>[number];

function deliveryOf({ payload: _payload, ...row }: OutboxRow): TimelineDelivery {
  return {
    ...row,
    createdAt: isoText(row.createdAt),
    dueAt: isoText(row.dueAt),
    sentAt: isoTextOrNull(row.sentAt),
  };
}
