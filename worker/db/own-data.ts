import { eq, sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { adEvents, assessments, bookings } from "./schema.ts";

/** What of an assessment's row is the visitor's own; what staff wrote about them is not among it. */
const ownColumns = {
  assessmentType: assessments.assessmentType,
  createdAt: assessments.createdAt,
  completedAt: assessments.completedAt,
  name: assessments.name,
  email: assessments.email,
  businessUrl: assessments.businessUrl,
  answers: assessments.answers,
  offerTier: assessments.offerTier,
  score: assessments.score,
  breakdown: assessments.breakdown,
  hubExpiresAt: assessments.hubExpiresAt,
  firstHubVisitAt: assessments.firstHubVisitAt,
  promoText: assessments.promoText,
  emailConsent: assessments.emailConsent,
  emailConsentWording: assessments.emailConsentWording,
  emailConsentPage: assessments.emailConsentPage,
  emailWithdrawnAt: assessments.emailWithdrawnAt,
  emailSentAt: assessments.emailSentAt,
  adConsent: assessments.adConsent,
  adConsentAt: assessments.adConsentAt,
  bookingLinkClicked: assessments.bookingLinkClicked,
  bookingFormViewed: assessments.bookingFormViewed,
  ipAddress: assessments.ipAddress,
  userAgent: assessments.userAgent,
  country: assessments.country,
  firstTouch: assessments.firstTouch,
  lastTouch: assessments.lastTouch,
} as const;

/** Everything stored about a session that is the visitor's own: what an export hands over. */
export async function findOwnData(db: Db, sessionId: string) {
  const own = sql`(select id from ${assessments} where session_id = ${sessionId})`;
  const [rows, events, calls] = await db.batch([
    db.select(ownColumns).from(assessments).where(eq(assessments.sessionId, sessionId)),
    db
      .select({ name: adEvents.name, params: adEvents.params, createdAt: adEvents.createdAt })
      .from(adEvents)
      .where(sql`${adEvents.assessmentId} = ${own}`),
    db
      .select({ status: bookings.status, startsAt: bookings.startsAt, createdAt: bookings.createdAt })
      .from(bookings)
      .where(sql`${bookings.assessmentId} = ${own}`),
  ]);
  return rows[0] ? { assessment: rows[0], events, bookings: calls } : null;
}
