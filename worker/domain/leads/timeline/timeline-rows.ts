import type { AssessmentType } from "../assessment-list.ts";
import type { Touch } from "../../money/ads/attribution.ts";
import type { BookingProvider } from "../../booking/booking-event.ts";
import type { BookingOutcome, BookingStatus } from "../../booking/booking-status.ts";
import type { CallConsentWay } from "../../calls/call-consent.ts";
import type { CallView } from "../../calls/call-view.ts";
import type { FirstCallMarks } from "../../calls/call-wait.ts";
import type { DeliveryStatus, Destination } from "../../delivery/channels.ts";
import type { LostReason } from "../lost-reason.ts";
import type { LeadStatus } from "../pipeline.ts";

/** What an assessment's own row holds about its history. Times are in milliseconds since 1970. */
export type LeadMarks = FirstCallMarks & {
  assessmentType: AssessmentType;
  createdAt: number;
  quizStartedAt: number | null;
  chatStartedAt: number | null;
  completedAt: number | null;
  firstTouch: Touch | null;
  lastTouch: Touch | null;
  offerTier: number | null;
  score: number | null;
  leadScore: number | null;
  adConsent: number | null;
  adConsentAt: number | null;
  emailConsent: number | null;
  emailConsentPage: string | null;
  emailConsentWording: string | null;
  emailWithdrawnAt: number | null;
  firstHubVisitAt: number | null;
  hubExpiresAt: number | null;
  hubExpiryHandledAt: number | null;
  linkRequestedAt: number | null;
  bookingFormViewed: number | null;
  bookingLinkClicked: number | null;
  bookingClickSource: string | null;
  callReportedAt: number | null;
  callRequestedAt: number | null;
  callConsentAt: number | null;
  callConsentWay: CallConsentWay | null;
  callConsentPage: string | null;
  callConsentBy: string | null;
  callConsentNote: string | null;
  callWithdrawnAt: number | null;
  escalatedAt: number | null;
  owner: string | null;
  ownerSince: number | null;
  /** Where the lead is, and where the team is. */
  timeZone: string | null;
  teamZone: string | null;
};

type StatusRow = {
  id: number;
  fromStatus: LeadStatus;
  toStatus: LeadStatus;
  lostReason: LostReason | null;
  lostNote: string | null;
  changedBy: string;
  changedAt: number;
  undoneAt: number | null;
};
export type AuditRow = { id: number; at: number; who: string; action: string; fields: string[] };
/** An arrival after completion. */
export type LaterTouchRow = { id: number; touch: Touch };
export type AdEventRow = { id: number; name: string; source: string; createdAt: number };
export type OutboxRow = {
  id: number;
  channel: Destination;
  kind: string;
  status: DeliveryStatus;
  createdAt: number;
  dueAt: number;
  sentAt: number | null;
  attempts: number;
  error: string | null;
  /** JSON. */
  payload: string;
};
export type BookingRow = {
  id: number;
  provider: BookingProvider;
  providerId: string;
  status: BookingStatus;
  startsAt: number | null;
  eventAt: number;
  attendsAt: number | null;
  outcome: BookingOutcome | null;
  outcomeBy: string | null;
  outcomeAt: number | null;
  replacedBy: string | null;
  createdAt: number;
};
type CallRow = { id: number; call: CallView };
/** A message of the visitor in the chat. */
type MessageRow = { id: number; at: number };

/** A mail that the lead sent. */
type ReceivedMailRow = {
  id: number;
  at: number;
  subject: string;
  fromAddress: string | null;
  automatic: number;
};

/** All that is stored of one lead's history. */
export type TimelineRows = {
  marks: LeadMarks;
  statusHistory: StatusRow[];
  audit: AuditRow[];
  adEvents: AdEventRow[];
  laterTouches: LaterTouchRow[];
  outbox: OutboxRow[];
  bookings: BookingRow[];
  calls: CallRow[];
  mails: ReceivedMailRow[];
  messages: MessageRow[];
};
