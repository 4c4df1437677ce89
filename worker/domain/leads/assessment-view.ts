import type { AssessmentType } from "./assessment-list.ts";
import type { Answers } from "../funnel/answers/answers.ts";
import type { ExtraAnswer } from "../funnel/answers/extra-answers.ts";
import type { LeadBooking, BookingState } from "../booking/booking-status.ts";
import type { CallConsentWay, PhoneFlag } from "../calls/call-consent.ts";
import type { CallOutcome } from "../calls/call-outcomes.ts";
import type { Touch } from "../money/ads/attribution.ts";
import type { LostReason } from "./lost-reason.ts";
import type { LeadStatus } from "./pipeline.ts";

/** The most assessments of one person counted by address, and as many by number; larger counts show this number. */
export const PERSON_COUNTED = 10;

/** An assessment as staff see it (spec 3, "Assessment (admin)"). Times are ISO strings. */
export type AssessmentView = {
  id: number;
  sessionId: string;
  version: number;
  name: string | null;
  email: string | null;
  businessUrl: string | null;
  assessmentType: AssessmentType;
  /** The form of Meta's that it came by, and whether staff have set it up; null if it came by none. */
  form: { name: string; isSetUp: boolean } | null;
  offerTier: number | null;
  score: number | null;
  leadScore: number | null;
  leadStatus: LeadStatus;
  /** Why the lead is Lost; null if that was not given, or if it is not Lost. */
  lostReason: LostReason | null;
  lostNote: string | null;
  dealValue: number | null;
  adminNotes: string | null;
  answers: Answers;
  /** What was answered to the owner's own questions. */
  extra: ExtraAnswer[];
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
  /** Null once the hub was extended. */
  linkRequestedAt: string | null;
  callRequestedAt: string | null;
  /** The state of the booked call: as the booking page's provider reports it, or its outcome as staff record it. */
  callStatus: BookingState | null;
  callStartsAt: string | null;
  /** When the first call that was held began. */
  callHeldAt: string | null;
  /** When the lead's own page reported a booked call; null if a webhook has reported one since. */
  callReportedAt: string | null;
  /** Null without a booked call, or if it was cancelled. */
  bookedCall: LeadBooking | null;
  /** In E.164. Whether it may be called says `isCallable`. */
  phone: string | null;
  phoneFlag: PhoneFlag | null;
  /** The standing consent to be called; null if there is none. */
  callConsentAt: string | null;
  callConsentWay: CallConsentWay | null;
  callWithdrawnAt: string | null;
  /** The lead's own IANA zone. */
  timeZone: string | null;
  /** The member of staff who owns the lead. */
  owner: string | null;
  ownerSince: string | null;
  nextAction: string | null;
  nextActionAt: string | null;
  /** By when to answer a mail of the lead; null while none waits. */
  answerDueAt: string | null;
  /** How the newest mail that waits for an answer begins, without what it quotes; null while none waits. */
  waitingMail: string | null;
  /** The newer open assessment of the same person to which this one gave way; null if it is to be worked itself. */
  gaveWayTo: number | null;
  /** Since when the lead waits for a call with an outcome. */
  clockStartedAt: string | null;
  /** By when to call while the clock runs, else when to call again. */
  dueAt: string | null;
  lastOutcome: CallOutcome | null;
  lastCallAt: string | null;
  /** The newest call's `callId`: what a further call names as `afterCall`. */
  lastCallId: string | null;
  /** Calls in a row that did not reach the lead. */
  missedCalls: number;
  firstOutcomeAt: string | null;
  /** When a call first reached the lead. */
  reachedAt: string | null;
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
  /** How many assessments there are of this one's e-mail or phone, itself included; counted up to `PERSON_COUNTED`. */
  ofPerson: number;
};
