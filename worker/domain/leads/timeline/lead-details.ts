import type { CallView } from "../../calls/call-view.ts";
import type { TranscriptEntry } from "../../funnel/chat/chat.ts";
import type { AssessmentView } from "../assessment-view.ts";
import type { FormAnswer } from "../form-answer.ts";
import type { TimelineDelivery, TimelinePage } from "./timeline-event.ts";

/** The most assessments of a person, calls to them, and deliveries that a lead's page shows. */
export const PERSON_MAX = 200;
export const PERSON_CALLS_MAX = 200;
export const LEAD_DELIVERIES_MAX = 100;

/**
 * An assessment of the person whose lead is open, itself included. Calls, owner and status of the open lead are those of
 * the one that `counts`: the newest open one with a number or a booked call, or else the newest open one, or else the
 * newest (contract 17), but never one with another number.
 */
export type PersonAssessment = Pick<AssessmentView, PersonField> & {
  /** What it shares with the lead that is open; neither if another assessment of the person joins the two. */
  sharesEmail: boolean;
  sharesPhone: boolean;
  counts: boolean;
};

type PersonField =
  | "id"
  | "assessmentType"
  | "createdAt"
  | "completedAt"
  | "name"
  | "email"
  | "phone"
  | "offerTier"
  | "leadScore"
  | "leadStatus"
  | "dealValue"
  | "owner"
  | "dueAt"
  | "lastOutcome"
  | "lastCallAt"
  | "callStatus"
  | "callStartsAt"
  | "suspect";

/** A call to the person, and the assessment to which it was recorded. */
export type PersonCall = CallView & { leadId: number };

/** Answer of `GET /api/leads/{id}`: all that a lead's page shows. Lists are newest first, but for the conversation. */
export type LeadDetails = TimelinePage & {
  lead: AssessmentView;
  person: PersonAssessment[];
  calls: PersonCall[];
  /** Null if the conversation could not be read just now; empty for a quiz. */
  messages: TranscriptEntry[] | null;
  deliveries: TimelineDelivery[];
  /** What it wrote into one of Meta's forms; empty for any other lead. */
  formAnswers: FormAnswer[];
};
