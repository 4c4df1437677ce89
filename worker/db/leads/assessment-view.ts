import { isoText, isoTextOrNull } from "#domain/time/iso-text";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { assessments } from "../schema.ts";

/** The columns of an assessment that staff see in lists. */
export const viewColumns = {
  id: assessments.id,
  sessionId: assessments.sessionId,
  version: assessments.version,
  name: assessments.name,
  email: assessments.email,
  businessUrl: assessments.businessUrl,
  assessmentType: assessments.assessmentType,
  offerTier: assessments.offerTier,
  score: assessments.score,
  leadScore: assessments.leadScore,
  leadStatus: assessments.leadStatus,
  dealValue: assessments.dealValue,
  adminNotes: assessments.adminNotes,
  answers: assessments.answers,
  createdAt: assessments.createdAt,
  updatedAt: assessments.updatedAt,
  completedAt: assessments.completedAt,
  chatStartedAt: assessments.chatStartedAt,
  quizStartedAt: assessments.quizStartedAt,
  emailConsent: assessments.emailConsent,
  emailSentAt: assessments.emailSentAt,
  bookingLinkClicked: assessments.bookingLinkClicked,
  bookingFormViewed: assessments.bookingFormViewed,
  hubExpiresAt: assessments.hubExpiresAt,
  firstHubVisitAt: assessments.firstHubVisitAt,
  linkRequestedAt: assessments.linkRequestedAt,
  callRequestedAt: assessments.callRequestedAt,
  callStatus: assessments.callStatus,
  callStartsAt: assessments.callStartsAt,
  statusUpdatedAt: assessments.statusUpdatedAt,
  statusUpdatedBy: assessments.statusUpdatedBy,
  promoText: assessments.promoText,
  promoDiscount: assessments.promoDiscount,
  ipAddress: assessments.ipAddress,
  suspect: assessments.suspect,
  firstTouch: assessments.firstTouch,
  lastTouch: assessments.lastTouch,
} as const;

type Column = keyof typeof viewColumns;
export type ViewRow = { [K in Column]: (typeof viewColumns)[K]["_"]["data"] | Nullable<K> };
type Nullable<K extends Column> = (typeof viewColumns)[K]["_"]["notNull"] extends true ? never : null;

/** A row as it appears in JSON, with times as ISO strings. */
export function viewOf(row: ViewRow): AssessmentView {
  return {
    ...row,
    suspect: row.suspect === 1,
    createdAt: isoText(row.createdAt),
    updatedAt: isoText(row.updatedAt),
    completedAt: isoTextOrNull(row.completedAt),
    chatStartedAt: isoTextOrNull(row.chatStartedAt),
    quizStartedAt: isoTextOrNull(row.quizStartedAt),
    emailConsent: isoTextOrNull(row.emailConsent),
    emailSentAt: isoTextOrNull(row.emailSentAt),
    bookingLinkClicked: isoTextOrNull(row.bookingLinkClicked),
    bookingFormViewed: isoTextOrNull(row.bookingFormViewed),
    hubExpiresAt: isoTextOrNull(row.hubExpiresAt),
    firstHubVisitAt: isoTextOrNull(row.firstHubVisitAt),
    linkRequestedAt: isoTextOrNull(row.linkRequestedAt),
    callRequestedAt: isoTextOrNull(row.callRequestedAt),
    callStartsAt: isoTextOrNull(row.callStartsAt),
    statusUpdatedAt: isoTextOrNull(row.statusUpdatedAt),
  };
}
