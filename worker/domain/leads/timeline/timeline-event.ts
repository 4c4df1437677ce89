import type { AssessmentType } from "../assessment-list.ts";
import type { Touch } from "../../money/ads/attribution.ts";
import type { BookingProvider } from "../../booking/booking-event.ts";
import type { CallConsentWay } from "../../calls/call-consent.ts";
import type { CallView } from "../../calls/call-view.ts";
import type { CallWait } from "../../calls/call-wait.ts";
import type { DeliveryView } from "../../delivery/delivery-view.ts";
import type { Message } from "../../delivery/messages.ts";
import type { LostReason } from "../lost-reason.ts";
import type { LeadStatus } from "../pipeline.ts";
import type { ZonedTime } from "../../time/zoned-time.ts";

/** A message that something caused. Times are ISO strings; `error` is a code. */
export type TimelineDelivery = Omit<DeliveryView, "assessmentId" | "lead">;

/**
 * An ad event that something caused, and what Meta said to its server copy. Without a delivery nothing was sent: there
 * was no consent, or Meta was not set up.
 */
export type TimelineAd = { name: string; source: string; delivery: TimelineDelivery | null };

/** The kinds of events, in the order in which things happen that have the same time. */
export const TIMELINE_KINDS = [
  "touch",
  "started",
  "answered",
  "chat",
  "ad-consent",
  "completed",
  "mail-consent",
  "mail",
  "mail-received",
  "hub-visit",
  "booking-viewed",
  "booking-clicked",
  "said-booked",
  "booked",
  "moved",
  "attends",
  "cancelled",
  "held",
  "missed",
  "hub-expired",
  "link-asked",
  "call-asked",
  "call-consent",
  "overdue",
  "owner",
  "call",
  "status",
  "edit",
  "ad",
  "message",
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** When a booked call is, and what the clocks of the team and of the lead show then. */
type ToldCall = { startsAt: string | null; clocks?: ZonedTime[] | undefined };

/** The data of each kind. Staff are named by their addresses, and times are ISO strings. */
export type ToldByKind = {
  /** An arrival: the first, the last before completion if that is another, or one after it. */
  touch: { which: "first" | "last" | "later"; touch: Touch };
  started: { door: AssessmentType };
  /** The visitor answered a question of the quiz; the ad event is all that is stored of it. */
  answered: { question: number };
  /** One sitting of a chat: messages of the visitor, none more than half an hour after the one before. */
  chat: { messages: number; since: string };
  "ad-consent": { given: boolean };
  completed: { offerTier: number | null; score: number | null; leadScore: number | null };
  "mail-consent": { given: boolean; page: string | null; wording: string | null };
  /** Its state is that of its delivery; its place is the time at which it was sent. */
  mail: { mail: Message<"email">["kind"] };
  /** The lead wrote; the words are in the thread. Null without an address of the sender. */
  "mail-received": { subject: string; from: string | null; isAutomatic: boolean };
  "hub-visit": object;
  "booking-clicked": { source: string | null };
  "booking-viewed": object;
  /** The lead's page reported a booked call, and no webhook has reported more since. */
  "said-booked": object;
  booked: ToldCall & { provider: BookingProvider };
  moved: ToldCall & { provider: BookingProvider };
  cancelled: ToldCall & { provider: BookingProvider };
  /** The lead said that they will be there. */
  attends: ToldCall;
  /** The outcome of a call, as `by` recorded it. */
  held: ToldCall & { by: string | null };
  missed: ToldCall & { by: string | null };
  "hub-expired": object;
  "link-asked": object;
  /** The visitor asked to be called, and so agreed to it in the form. */
  "call-asked": { page: string | null };
  /** An agreement to be called that came otherwise, or its withdrawal. `by` is who entered it. */
  "call-consent": { given: boolean; way: CallConsentWay | null; by: string | null; note: string | null };
  /** Slack was notified that nobody has called in time. */
  overdue: object;
  /** The lead's new owner. `to` is null if the lead was given up, or if the new owner is not stored. */
  owner: { change: "claim" | "take-over" | "release" | "hand-over"; by: string; to: string | null };
  /** For the first call, also how long the lead had waited for it, if a clock ran. */
  call: { call: CallView; wait: CallWait | null };
  /** Of a lost lead also why, as it is known by now. `fields` are what else was changed. An undone move stays one event. */
  status: {
    from: LeadStatus;
    to: LeadStatus;
    by: string;
    lostReason: LostReason | null;
    lostNote: string | null;
    fields: string[];
    undoneAt: string | null;
  };
  /** Staff's other changes; for a lead, only the names of its fields are stored. */
  edit: { action: string; by: string; fields: string[] };
  /** An ad event that belongs to none of the above. */
  ad: object;
  /** A message that belongs to none of the above. */
  message: object;
};

export type EventOfKind<Kind extends TimelineKind> = ToldByKind[Kind] & {
  kind: Kind;
  /** The same at every reading, and no other event's of its kind. */
  n: number;
  at: string;
  /** What was sent because of it. */
  deliveries: TimelineDelivery[];
  ads: TimelineAd[];
};

/** An event of a lead's history. */
export type TimelineEvent = { [Kind in TimelineKind]: EventOfKind<Kind> }[TimelineKind];

/** One page, newest first. `older` continues it, and is null at the end. */
export type TimelinePage = { timeline: TimelineEvent[]; olderTimeline: string | null };

export const TIMELINE_LIMIT = 100;
