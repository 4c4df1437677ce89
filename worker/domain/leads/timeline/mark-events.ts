import type { AssessmentType } from "../assessment-list.ts";
import type { Touch } from "../../money/ads/attribution.ts";
import { isoText } from "../../time/iso-text.ts";
import { isFromWaiting } from "../waiting-address.ts";
import type { EventOfKind, TimelineEvent, TimelineKind, ToldByKind } from "./timeline-event.ts";
import type { LaterTouchRow, LeadMarks } from "./timeline-rows.ts";

/** An event of which nothing was sent yet. `at` is in milliseconds since 1970. */
export function eventOf<Kind extends TimelineKind>(
  kind: Kind,
  n: number,
  at: number,
  told: ToldByKind[Kind],
): EventOfKind<Kind> {
  return { ...told, kind, n, at: isoText(at), deliveries: [], ads: [] };
}

/** The events whose time is stored in an assessment's row: the first, or the latest decision or request for a link. */
export function markEvents(marks: LeadMarks): TimelineEvent[] {
  const { assessmentType: door, quizStartedAt, chatStartedAt, createdAt } = marks;
  const { offerTier, score, leadScore, bookingClickSource } = marks;
  const begun = { quiz: quizStartedAt, chat: chatStartedAt, form: createdAt } as const satisfies Record<
    AssessmentType,
    number | null
  >;
  const startedAt = begun[door] ?? createdAt;
  return [
    ...touchEvents(marks),
    // Who only left an address has begun nothing.
    ...marked("started", isFromWaiting(marks.firstTouch) ? quizStartedAt : startedAt, { door }),
    ...marked("completed", marks.completedAt, { offerTier, score, leadScore }),
    ...marked("hub-visit", marks.firstHubVisitAt, {}),
    ...marked("booking-viewed", marks.bookingFormViewed, {}),
    ...marked("booking-clicked", marks.bookingLinkClicked, { source: bookingClickSource }),
    ...marked("link-asked", marks.linkRequestedAt, {}),
    // A hub that was given a new end has not expired yet.
    ...marked("hub-expired", marks.hubExpiryHandledAt === null ? null : marks.hubExpiresAt, {}),
    ...marked("overdue", marks.escalatedAt, {}),
    ...consentEvents(marks),
  ];
}

/** An event that happens to an assessment once. */
function marked<Kind extends TimelineKind>(
  kind: Kind,
  at: number | null,
  told: ToldByKind[Kind],
): EventOfKind<Kind>[] {
  return at === null ? [] : [eventOf(kind, 0, at, told)];
}

function touchEvents({ firstTouch, lastTouch }: LeadMarks): TimelineEvent[] {
  const isOne = lastTouch === null || lastTouch.at === firstTouch?.at;
  return [...touched("first", 0, firstTouch), ...(isOne ? [] : touched("last", 1, lastTouch))];
}

/** The arrivals after completion, which count for no ad. The first two numbers are those of the first and last touch. */
export function laterTouchEvents(rows: readonly LaterTouchRow[]): TimelineEvent[] {
  return rows.flatMap(({ id, touch }) => touched("later", id + 1, touch));
}

function touched(which: ToldByKind["touch"]["which"], n: number, touch: Touch | null): TimelineEvent[] {
  const at = touch === null ? NaN : Date.parse(touch.at);
  return touch === null || Number.isNaN(at) ? [] : [eventOf("touch", n, at, { which, touch })];
}

function consentEvents(marks: LeadMarks): TimelineEvent[] {
  const { emailConsentPage: page, emailConsentWording: wording, emailConsent, emailWithdrawnAt } = marks;
  const { callRequestedAt, callConsentAt, callWithdrawnAt, callConsentPage } = marks;
  const { callConsentWay: way, callConsentBy: by, callConsentNote: note } = marks;
  // Whoever requests a call in the form agrees to it.
  const isAsked = callRequestedAt !== null && callConsentAt === callRequestedAt;
  return [
    ...marked("ad-consent", marks.adConsentAt, { given: marks.adConsent === 1 }),
    ...marked("mail-consent", emailConsent, { given: true, page, wording }),
    ...withdrawn("mail-consent", emailWithdrawnAt, { given: false, page: null, wording: null }),
    ...marked("call-asked", callRequestedAt, { page: callConsentPage }),
    ...marked("call-consent", isAsked ? null : callConsentAt, { given: true, way, by, note }),
    ...withdrawn("call-consent", callWithdrawnAt, { given: false, way: null, by: null, note: null }),
  ];
}

/** What was given may have been withdrawn at the same time. */
function withdrawn<Kind extends TimelineKind>(kind: Kind, at: number | null, told: ToldByKind[Kind]) {
  return at === null ? [] : [eventOf(kind, 1, at, told)];
}
