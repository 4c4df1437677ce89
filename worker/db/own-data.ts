import { eq, sql, type AnyColumn, type Placeholder } from "drizzle-orm";
import type { Db } from "./client.ts";
import { fixedQuery, type Given } from "./fixed-query.ts";
import { adEvents, assessments, bookings, outbox, statusHistory } from "./schema.ts";

/** A stored time as ISO text, or null. */
const iso = (column: AnyColumn) =>
  sql<string | null>`strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`;

/** What of an assessment's row is the visitor's own; what staff wrote about them is not among it. */
const ownColumns = {
  assessmentType: assessments.assessmentType,
  createdAt: iso(assessments.createdAt),
  completedAt: iso(assessments.completedAt),
  name: assessments.name,
  email: assessments.email,
  businessUrl: assessments.businessUrl,
  answers: assessments.answers,
  offerTier: assessments.offerTier,
  score: assessments.score,
  breakdown: assessments.breakdown,
  hubExpiresAt: iso(assessments.hubExpiresAt),
  firstHubVisitAt: iso(assessments.firstHubVisitAt),
  linkRequestedAt: iso(assessments.linkRequestedAt),
  promoText: assessments.promoText,
  emailConsent: iso(assessments.emailConsent),
  emailConsentWording: assessments.emailConsentWording,
  emailConsentPage: assessments.emailConsentPage,
  emailWithdrawnAt: iso(assessments.emailWithdrawnAt),
  emailSentAt: iso(assessments.emailSentAt),
  adConsent: assessments.adConsent,
  adConsentAt: iso(assessments.adConsentAt),
  bookingLinkClicked: iso(assessments.bookingLinkClicked),
  bookingFormViewed: iso(assessments.bookingFormViewed),
  callRequestedAt: iso(assessments.callRequestedAt),
  callStatus: assessments.callStatus,
  callStartsAt: iso(assessments.callStartsAt),
  callBookedAt: iso(assessments.callBookedAt),
  ipAddress: assessments.ipAddress,
  userAgent: assessments.userAgent,
  country: assessments.country,
  region: assessments.region,
  firstTouch: assessments.firstTouch,
  lastTouch: assessments.lastTouch,
  fbc: assessments.fbc,
  fbp: assessments.fbp,
} as const;

const bookingColumns = {
  provider: bookings.provider,
  status: bookings.status,
  name: bookings.name,
  email: bookings.email,
  startsAt: iso(bookings.startsAt),
  createdAt: iso(bookings.createdAt),
} as const;

/** What staff keep about a lead beside what the visitor gave. */
const staffColumns = {
  id: assessments.id,
  leadScore: assessments.leadScore,
  leadStatus: assessments.leadStatus,
  statusUpdatedAt: iso(assessments.statusUpdatedAt),
  dealValue: assessments.dealValue,
  adminNotes: assessments.adminNotes,
  suspect: assessments.suspect,
} as const;

/** Everything stored about a session that is the visitor's own; null when it is unknown. Times are ISO text. */
export async function findOwnData(db: Db, sessionId: string) {
  const [rows, events, calls, sent] = await db.batch([
    selectOwn(db, { sessionId }),
    ...selectTrail(db, sessionId),
  ]);
  return rows[0] ? { assessment: rows[0], events, bookings: calls, deliveries: sent } : null;
}

/** The same with what staff keep about the lead; for the staff's answer to a person who asks. */
export async function findLeadData(db: Db, sessionId: string) {
  const [rows, events, calls, sent, history] = await db.batch([
    selectLead(db, { sessionId }),
    ...selectTrail(db, sessionId),
    selectHistory(db, { sessionId }),
  ]);
  if (!rows[0]) return null;
  const { own, staff } = rows[0];
  return {
    assessment: own,
    staff: { ...staff, statusHistory: history },
    events,
    bookings: calls,
    deliveries: sent,
  };
}

/** The bookings that carry an address, whosever lead they are. */
export function selectBookingsOf(db: Db, email: string) {
  return db
    .select({ id: bookings.id, ...bookingColumns })
    .from(bookings)
    .where(sql`lower(${bookings.email}) = lower(${email})`);
}

const ownId = (sessionId: Placeholder) =>
  sql`(select id from ${assessments} where session_id = ${sessionId})`;

type OfSession = Given<{ sessionId: string }>;

const selectOwn = fixedQuery((db, given: OfSession) =>
  db.select(ownColumns).from(assessments).where(eq(assessments.sessionId, given.sessionId)),
);

const selectLead = fixedQuery((db, given: OfSession) =>
  db
    .select({ own: ownColumns, staff: staffColumns })
    .from(assessments)
    .where(eq(assessments.sessionId, given.sessionId)),
);

const selectHistory = fixedQuery((db, given: OfSession) =>
  db
    .select({
      from: statusHistory.fromStatus,
      to: statusHistory.toStatus,
      changedAt: iso(statusHistory.changedAt),
    })
    .from(statusHistory)
    .where(eq(statusHistory.assessmentId, ownId(given.sessionId))),
);

const selectEvents = fixedQuery((db, given: OfSession) =>
  db
    .select({
      name: adEvents.name,
      params: adEvents.params,
      eventId: adEvents.eventId,
      createdAt: iso(adEvents.createdAt),
    })
    .from(adEvents)
    .where(eq(adEvents.assessmentId, ownId(given.sessionId))),
);

const selectCalls = fixedQuery((db, given: OfSession) =>
  db
    .select(bookingColumns)
    .from(bookings)
    .where(eq(bookings.assessmentId, ownId(given.sessionId))),
);

const selectSent = fixedQuery((db, given: OfSession) =>
  db
    .select({
      channel: outbox.channel,
      kind: outbox.kind,
      status: outbox.status,
      createdAt: iso(outbox.createdAt),
      sentAt: iso(outbox.sentAt),
    })
    .from(outbox)
    .where(eq(outbox.assessmentId, ownId(given.sessionId))),
);

/** What happened on a session: its events, its calls, and what went out about it. */
function selectTrail(db: Db, sessionId: string) {
  return [
    selectEvents(db, { sessionId }),
    selectCalls(db, { sessionId }),
    selectSent(db, { sessionId }),
  ] as const;
}
