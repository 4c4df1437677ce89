import { isoText, isoTextOrNull } from "../time/iso-text.ts";
import { isOfTheMove } from "../leads/move-undo.ts";
import { eventOf } from "./mark-events.ts";
import type { TimelineEvent } from "./timeline-event.ts";
import type { AuditRow, LeadMarks } from "./timeline-rows.ts";

const OWNER_CHANGES = ["claim", "take-over", "release", "hand-over"] as const;

/** What a change of status itself tells. */
const STATUS_FIELDS = ["leadStatus", "statusUpdatedAt", "statusUpdatedBy", "lostReason", "lostNote"];

/**
 * The events of which the audit alone tells. An entry about something that stands among `events` belongs to it, and
 * adds what else was changed.
 */
export function auditEvents(
  audit: readonly AuditRow[],
  events: readonly TimelineEvent[],
  owner: Pick<LeadMarks, "owner" | "ownerSince">,
): TimelineEvent[] {
  const told = new Set<TimelineEvent>();
  return audit.flatMap((entry) => {
    if (isTakenBack(entry, events)) return [];
    const cause = events.find((event) => !told.has(event) && isOf(entry, event));
    if (!cause) return [auditEvent(entry, owner)];
    told.add(cause);
    if (cause.kind === "status") {
      cause.fields.push(...entry.fields.filter((field) => !STATUS_FIELDS.includes(field)));
    }
    return [];
  });
}

/** An undone move is one event, with the undo and what had been said of the move. */
function isTakenBack({ action, at }: AuditRow, events: readonly TimelineEvent[]): boolean {
  if (action !== "undo-move" && !isOfTheMove(action)) return false;
  const time = isoText(at);
  return events.some(
    (event) =>
      event.kind === "status" && event.undoneAt !== null && event.at <= time && time <= event.undoneAt,
  );
}

function isOf({ action, at, who }: AuditRow, event: TimelineEvent): boolean {
  if (event.at !== isoText(at)) return false;
  switch (event.kind) {
    case "status":
      return action === "lead-status" && event.by === who;
    case "call":
      return action === "call" && event.call.calledBy === who;
    case "call-consent":
      return action === "phone" && event.by === who;
    default:
      return false;
  }
}

function auditEvent(
  { id, at, who: by, action, fields }: AuditRow,
  { owner, ownerSince }: Pick<LeadMarks, "owner" | "ownerSince">,
): TimelineEvent {
  const change = OWNER_CHANGES.find((name) => name === action);
  switch (change) {
    case undefined:
      return eventOf("edit", id, at, { action, by, fields });
    case "hand-over":
      // The audit keeps names of fields only, so an older one no longer tells who got the lead.
      return eventOf("owner", id, at, {
        change,
        by,
        to: isoTextOrNull(ownerSince) === isoText(at) ? owner : null,
      });
    default:
      return eventOf("owner", id, at, { change, by, to: change === "release" ? null : by });
  }
}
