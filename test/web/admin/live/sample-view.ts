import type { AssessmentView } from "#domain/leads/assessment-view";

const TIME = "2026-03-02T10:00:00.000Z";

const SAMPLE: Omit<AssessmentView, "id" | "sessionId" | "name" | "email"> = {
  version: 1,
  businessUrl: null,
  assessmentType: "quiz",
  offerTier: 3,
  score: 40,
  leadScore: 50,
  leadStatus: "MQL",
  lostReason: null,
  lostNote: null,
  dealValue: null,
  adminNotes: null,
  answers: {},
  createdAt: TIME,
  updatedAt: TIME,
  completedAt: TIME,
  chatStartedAt: null,
  quizStartedAt: TIME,
  emailConsent: null,
  emailSentAt: null,
  bookingLinkClicked: null,
  bookingFormViewed: null,
  hubExpiresAt: null,
  firstHubVisitAt: null,
  linkRequestedAt: null,
  callRequestedAt: null,
  callStatus: null,
  callStartsAt: null,
  phone: null,
  phoneFlag: null,
  callConsentAt: null,
  callConsentWay: null,
  callWithdrawnAt: null,
  timeZone: null,
  owner: null,
  ownerSince: null,
  nextAction: null,
  nextActionAt: null,
  clockStartedAt: null,
  dueAt: null,
  lastOutcome: null,
  lastCallAt: null,
  lastCallId: null,
  missedCalls: 0,
  firstOutcomeAt: null,
  statusUpdatedAt: null,
  statusUpdatedBy: null,
  promoText: null,
  promoDiscount: null,
  ipAddress: null,
  suspect: false,
  firstTouch: null,
  lastTouch: null,
};

/** A lead as staff see it. */
export function sampleView(id: number, changes: Partial<AssessmentView> = {}): AssessmentView {
  const known = { id, sessionId: `session-${id}`, name: `Lead ${id}`, email: `lead-${id}@example.com` };
  return { ...SAMPLE, ...known, ...changes };
}
