import type { LeadMarks, OutboxRow, TimelineRows } from "#domain/leads/timeline/timeline-rows";

/** A lead that took the quiz at 0 ms, and of which nothing else is known. */
export const MARKS: LeadMarks = {
  assessmentType: "quiz",
  createdAt: 0,
  quizStartedAt: 0,
  chatStartedAt: null,
  completedAt: null,
  firstTouch: null,
  lastTouch: null,
  offerTier: null,
  score: null,
  leadScore: null,
  adConsent: null,
  adConsentAt: null,
  emailConsent: null,
  emailConsentPage: null,
  emailConsentWording: null,
  emailWithdrawnAt: null,
  firstHubVisitAt: null,
  hubExpiresAt: null,
  hubExpiryHandledAt: null,
  linkRequestedAt: null,
  bookingFormViewed: null,
  bookingLinkClicked: null,
  bookingClickSource: null,
  callReportedAt: null,
  callRequestedAt: null,
  callConsentAt: null,
  callConsentWay: null,
  callConsentPage: null,
  callConsentBy: null,
  callConsentNote: null,
  callWithdrawnAt: null,
  escalatedAt: null,
  firstAwaitedAt: null,
  firstOutcomeAt: null,
  firstCallMs: null,
  owner: null,
  ownerSince: null,
  timeZone: null,
  teamZone: null,
};

export const NO_ROWS: TimelineRows = {
  marks: MARKS,
  statusHistory: [],
  audit: [],
  adEvents: [],
  laterTouches: [],
  outbox: [],
  bookings: [],
  calls: [],
  mails: [],
  messages: [],
};

/** A message that was sent a second after it was queued. */
export function sentMessage(
  id: number,
  createdAt: number,
  of: Pick<OutboxRow, "channel" | "kind"> & { payload?: object },
): OutboxRow {
  const { channel, kind, payload = {} } = of;
  const times = { createdAt, dueAt: createdAt, sentAt: createdAt + 1000 };
  return {
    id,
    channel,
    kind,
    status: "sent",
    ...times,
    attempts: 1,
    error: null,
    payload: JSON.stringify(payload),
  };
}
