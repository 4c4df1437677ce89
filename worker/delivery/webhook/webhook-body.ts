import type { ApiLead } from "#domain/doors/api-lead";
import { withoutSessionIds } from "#domain/doors/without-session-ids";
import { TOLD_APART, type WebhookEvent, type WebhookPayload } from "#domain/delivery/webhook-events";
import { isoText } from "#domain/time/iso-text";
import type { EventDetails, WebhookSources } from "../../db/delivery/webhook-sources.ts";

/** What the row of a message holds of its event. */
export type ToldEvent = { kind: WebhookEvent; payload: WebhookPayload; leadId: number };

/**
 * The body of a message (contract 24): the lead as the API gives it, who did what it tells of, and what else it is about.
 * Null if the lead is no more.
 */
export function webhookBody(
  event: ToldEvent,
  lead: ApiLead | null,
  sources: Pick<WebhookSources, "actors" | "details">,
): string | null {
  const { kind, payload, leadId } = event;
  const by = actorOf(event, sources);
  const isErased = kind === "lead.erased";
  if (lead === null && !isErased) return null;
  const data = isErased
    ? { id: leadId, erased: true, by }
    : { ...lead, by, ...detailsOf(payload, sources.details) };
  return withoutSessionIds(JSON.stringify({ type: kind, timestamp: isoText(timeOf(event)), data }));
}

/** A lead was created when it was, whatever has changed of it while that waited. */
function timeOf({ kind, payload: { at } }: ToldEvent): number {
  return kind === "lead.created" ? Math.min(...at) : Math.max(...at);
}

/**
 * Who did all of it: a member of staff by address, or a program by its key's name. Null if that was the lead, the app or
 * several, so that a program which leaves out its own changes misses none of others.
 */
function actorOf({ payload: { at, by }, leadId }: ToldEvent, { actors }: Pick<WebhookSources, "actors">) {
  if (at.length >= TOLD_APART) return null;
  const found = at.map((time) => actors(leadId, [time]));
  const [one, ...others] = new Set(found.flat());
  const isAll = others.length === 0 && found.every(({ length }) => length > 0);
  if (one === undefined) return by ?? null;
  return isAll ? one : null;
}

function detailsOf({ from, to, callId, bookingId, mailId }: WebhookPayload, of: EventDetails): object {
  return {
    ...(from !== undefined && to !== undefined && { move: { from, to } }),
    ...(callId !== undefined && { call: of.call(callId) }),
    ...(bookingId !== undefined && { booking: of.booking(bookingId) }),
    ...(mailId !== undefined && { mail: of.mail(mailId) }),
  };
}
