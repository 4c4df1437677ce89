import type { Answers } from "#domain/funnel/answers/answers";
import { isBookingOpen, type BookingState } from "#domain/booking/booking-status";
import { isLinkAwaited } from "#domain/funnel/hub/hub";
import { attendeePages } from "#domain/booking/provider-page";
import { isReportStanding } from "#domain/booking/reported-booking";
import type { AssessmentType } from "#domain/leads/assessment-list";
import type { PublicOffer } from "#domain/offers/offer";
import { and, eq, isNotNull } from "drizzle-orm";
import { bookingReportedAt } from "../../leads/reported-booking.ts";
import { isOwnBooking, ownBooking } from "../../leads/shown-booking.ts";
import type { Db } from "../../client.ts";
import { publicOfferColumns } from "../../offers/offers.ts";
import { assessments, leadProofs } from "../../schema/leads.ts";
import { tierConfigs } from "../../schema/offers.ts";

/**
 * `pages`: where its attendee moves and cancels it; null if that is not known. `chain`: the first of the bookings that
 * replaced each other; null if only the visitor's page has told of the call.
 */
export type HubCall = {
  status: BookingState;
  startsAt: number | null;
  endsAt: number | null;
  pages: ReturnType<typeof attendeePages>;
  chain: number | null;
};

/** A completed assessment as its visitor sees it. The expiry is in milliseconds since 1970. */
export type Hub = {
  assessmentType: AssessmentType;
  offerTier: number;
  name: string | null;
  email: string | null;
  businessUrl: string | null;
  /** Where the visitor was when they finished. */
  timeZone: string | null;
  answers: Answers;
  hubExpiresAt: number;
  promoText: string | null;
  promoDiscount: number | null;
  visited: boolean;
  /**
   * The call booked from here, or reported as booked by this visitor's page; its start is null if unknown. Null without
   * one.
   */
  call: HubCall | null;
  emailConsent: boolean;
  /** Whether a call, or a new link once the hub has closed, was requested and neither withdrawn nor answered. */
  isCallAsked: boolean;
  isLinkAsked: boolean;
  /** The reference passed to booking pages in place of the session id. */
  bookingRef: string | null;
  /** The recommended offer, active or not; null only if it was deleted. */
  offer: PublicOffer | null;
};

/** The hub of a session at `now` (ms); null if the session is unknown or its assessment is not completed. */
export async function findHub(db: Db, sessionId: string, now: number): Promise<Hub | null> {
  const [row] = await selectHub(db, sessionId);
  if (!row || row.offerTier === null || row.hubExpiresAt === null) return null;
  const { firstHubVisitAt, emailConsent, offerTier, hubExpiresAt, callRequestedAt, ...more } = row;
  const { linkRequestedAt, ownBooking: booked, reportedAt, ...rest } = more;
  return {
    ...rest,
    offerTier,
    hubExpiresAt,
    visited: firstHubVisitAt !== null,
    emailConsent: emailConsent !== null,
    isCallAsked: callRequestedAt !== null,
    isLinkAsked: isLinkAwaited({ linkRequestedAt, hubExpiresAt }),
    call: callOf({ ownBooking: booked, reportedAt }, now),
  };
}

function selectHub(db: Db, sessionId: string) {
  return db
    .select({
      assessmentType: assessments.assessmentType,
      offerTier: assessments.offerTier,
      name: assessments.name,
      email: assessments.email,
      businessUrl: assessments.businessUrl,
      timeZone: assessments.timeZone,
      answers: assessments.answers,
      hubExpiresAt: assessments.hubExpiresAt,
      promoText: leadProofs.promoText,
      promoDiscount: leadProofs.promoDiscount,
      firstHubVisitAt: assessments.firstHubVisitAt,
      emailConsent: assessments.emailConsent,
      bookingRef: assessments.bookingRef,
      callRequestedAt: assessments.callRequestedAt,
      linkRequestedAt: assessments.linkRequestedAt,
      ownBooking,
      reportedAt: bookingReportedAt(isOwnBooking),
      offer: publicOfferColumns,
    })
    .from(assessments)
    .leftJoin(leadProofs, eq(leadProofs.leadId, assessments.id))
    .leftJoin(tierConfigs, eq(tierConfigs.tier, assessments.offerTier))
    .where(and(eq(assessments.sessionId, sessionId), isNotNull(assessments.completedAt)));
}

type CallRow = Pick<Awaited<ReturnType<typeof selectHub>>[number], "ownBooking" | "reportedAt">;

/** The call that is booked; whoever had one, or missed it, can book another. */
function callOf({ ownBooking: booked, reportedAt }: CallRow, now: number): HubCall | null {
  if (booked !== null && isBookingOpen({ callStatus: booked.status })) {
    const { status, startsAt, endsAt, provider, providerId, chain } = booked;
    return { status, startsAt, endsAt, pages: attendeePages(provider, providerId), chain };
  }
  const isReported = reportedAt !== null && isReportStanding(reportedAt, now);
  return isReported ? { status: "booked", startsAt: null, endsAt: null, pages: null, chain: null } : null;
}
