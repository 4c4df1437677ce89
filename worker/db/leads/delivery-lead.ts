import { eq, inArray, sql } from "drizzle-orm";
import { selectDealCurrency } from "../money/ads/ad-settings.ts";
import { formColumn } from "./lead-form.ts";
import { bookingReportedAt } from "./reported-booking.ts";
import { shownAttendsAt } from "./shown-booking.ts";
import { extraColumn } from "../funnel/answers/extra-answers.ts";
import type { Db } from "../client.ts";
import { consentWordings } from "../schema/content.ts";
import { leadVisits } from "../schema/funnel.ts";
import { assessments, leadProofs } from "../schema/leads.ts";
import { tierConfigs } from "../schema/offers.ts";

const columns = {
  id: assessments.id,
  sessionId: assessments.sessionId,
  version: assessments.version,
  updatedAt: assessments.updatedAt,
  assessmentType: assessments.assessmentType,
  form: formColumn,
  completedAt: assessments.completedAt,
  name: assessments.name,
  email: assessments.email,
  businessUrl: assessments.businessUrl,
  answers: assessments.answers,
  extra: extraColumn,
  suspect: assessments.suspect,
  offerTier: assessments.offerTier,
  // Under a name of its own: in a batch, D1 gives rows as objects.
  offerName: sql<string | null>`${tierConfigs.name}`.as("offer_name"),
  score: assessments.score,
  leadScore: assessments.leadScore,
  leadStatus: assessments.leadStatus,
  lostReason: assessments.lostReason,
  lostNote: assessments.lostNote,
  dealValue: assessments.dealValue,
  dealCurrency: selectDealCurrency,
  emailConsent: assessments.emailConsent,
  emailConsentPage: leadProofs.emailConsentPage,
  emailConsentWording: leadProofs.emailConsentWording,
  /** What was agreed to; null if its wording is the built-in one. */
  emailConsentText: sql<string | null>`(
    select wording from ${consentWordings} where hash = ${leadProofs.emailConsentWording})`,
  emailSentAt: assessments.emailSentAt,
  hubExpiresAt: assessments.hubExpiresAt,
  promoText: leadProofs.promoText,
  promoDiscount: leadProofs.promoDiscount,
  bookingLinkClicked: assessments.bookingLinkClicked,
  hasBooking: sql<number>`exists (
    select 1 from bookings where assessment_id = ${assessments.id} and status <> 'cancelled')`,
  phone: assessments.phone,
  phoneFlag: assessments.phoneFlag,
  timeZone: assessments.timeZone,
  callRequestedAt: assessments.callRequestedAt,
  callStatus: assessments.callStatus,
  callStartsAt: assessments.callStartsAt,
  callAttendsAt: shownAttendsAt,
  callReportedAt: bookingReportedAt(),
  ipAddress: leadVisits.ipAddress,
  userAgent: leadVisits.userAgent,
  owner: assessments.owner,
  nextAction: assessments.nextAction,
  nextActionAt: assessments.nextActionAt,
  lastOutcome: assessments.lastOutcome,
  lastCallAt: assessments.lastCallAt,
  lastCallId: assessments.lastCallId,
  clockStartedAt: assessments.clockStartedAt,
  dueAt: assessments.dueAt,
  country: leadVisits.country,
  region: leadVisits.region,
  firstTouch: assessments.firstTouch,
  lastTouch: assessments.lastTouch,
  source: assessments.source,
  campaign: assessments.campaign,
  adConsent: leadVisits.adConsent,
  fbc: leadVisits.fbc,
  fbp: leadVisits.fbp,
};

/** A lead as the channels need it, read when a message is sent. Times are in milliseconds since 1970. */
export type DeliveryLead = Awaited<ReturnType<typeof findDeliveryLeads>>[number];

/** Null if the assessment no longer exists. */
export async function findDeliveryLead(db: Db, id: number | null): Promise<DeliveryLead | null> {
  if (id === null) return null;
  const [lead] = await selectDeliveryLead(db, id);
  return lead ?? null;
}

/** The query for one lead, for a batch; without an id it finds none. */
export function selectDeliveryLead(db: Db, id: number | null) {
  return selectLeads(db).where(id === null ? sql`false` : eq(assessments.id, id));
}

/** The leads of the ids that still exist, by the expiry of their hub. */
export async function findDeliveryLeads(db: Db, ids: readonly number[]) {
  return selectDeliveryLeads(db, ids);
}

/** The query for the same, for a batch. */
export function selectDeliveryLeads(db: Db, ids: readonly number[]) {
  const wanted = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  return selectLeads(db)
    .where(inArray(assessments.id, wanted))
    .orderBy(assessments.hubExpiresAt, assessments.id);
}

function selectLeads(db: Db) {
  return db
    .select(columns)
    .from(assessments)
    .leftJoin(leadProofs, eq(leadProofs.leadId, assessments.id))
    .leftJoin(leadVisits, eq(leadVisits.leadId, assessments.id))
    .leftJoin(tierConfigs, eq(tierConfigs.tier, assessments.offerTier));
}
