import type { Answers } from "../answers/answers.ts";
import type { Touch } from "../ads/attribution.ts";
import type { LeadStatus } from "./pipeline.ts";

/** An assessment as staff see it (spec 3, "Assessment (admin)"). Times are ISO strings. */
export type AssessmentView = {
  id: number;
  sessionId: string;
  version: number;
  name: string | null;
  email: string | null;
  businessUrl: string | null;
  assessmentType: "quiz" | "chat";
  offerTier: number | null;
  score: number | null;
  leadScore: number | null;
  leadStatus: LeadStatus;
  dealValue: number | null;
  adminNotes: string | null;
  answers: Answers;
  createdAt: string;
  updatedAt: string;
  completedAt: string | null;
  chatStartedAt: string | null;
  quizStartedAt: string | null;
  emailConsent: string | null;
  emailSentAt: string | null;
  bookingLinkClicked: string | null;
  bookingFormViewed: string | null;
  hubExpiresAt: string | null;
  firstHubVisitAt: string | null;
  linkRequestedAt: string | null;
  callRequestedAt: string | null;
  /** The status of the call, as reported by the booking page's provider. */
  callStatus: "booked" | "moved" | "cancelled" | null;
  callStartsAt: string | null;
  statusUpdatedAt: string | null;
  /** The address of the member of staff who changed the status last; null if nobody has. */
  statusUpdatedBy: string | null;
  promoText: string | null;
  promoDiscount: number | null;
  ipAddress: string | null;
  /** The lead form's hidden field was filled in: nothing about this lead is sent to third parties. */
  suspect: boolean;
  firstTouch: Touch | null;
  lastTouch: Touch | null;
};
