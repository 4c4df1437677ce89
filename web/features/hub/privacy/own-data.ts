import { QUESTION_IDS } from "#domain/answers/questions";
import type { BookingState } from "#domain/booking/booking-status";
import { labelOf, type AnswerLabels } from "#domain/content/answer-labels";
import type { Results } from "#domain/content/parts/results";
import { ABOUT_CHANNEL } from "#domain/delivery/channels";
import { api, unwrap } from "../../../lib/api.ts";

const FULL = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

export type Fact = [label: string, value: string | number | null | undefined];

export const fetchOwnData = (sessionId: string) =>
  unwrap(api.hub[":sessionId"].export.$get({ param: { sessionId } }));

type OwnData = Awaited<ReturnType<typeof fetchOwnData>>;

const CALL_WORDS: Record<BookingState, string> = {
  booked: "Booked",
  moved: "Moved",
  cancelled: "Canceled",
  held: "Held",
  no_show: "Missed",
};

const SENT_WORDS: Record<OwnData["deliveries"][number]["status"], string> = {
  pending: "on its way",
  sent: "sent",
  dead: "not sent",
  cancelled: "not sent",
};

const time = (iso: string | null) => iso && FULL.format(new Date(iso));

/** All sections of an export, ordered and named as the visitor knows them; absent values are null. */
export function sectionsOf(
  { assessment, events, bookings, deliveries, chat }: OwnData,
  { names, labels }: { names: Results["names"]; labels: AnswerLabels },
): { title: string; facts: Fact[] }[] {
  return [
    { title: "You", facts: personFacts(assessment) },
    {
      title: "Your answers",
      facts: QUESTION_IDS.map((id): Fact => {
        const answer = assessment.answers[id];
        return [names[id], answer && labelOf(labels, id, answer)];
      }),
    },
    { title: "Your consents", facts: consentFacts(assessment) },
    { title: "Your visits", facts: visitFacts(assessment) },
    {
      title: "Your calls",
      facts: bookings.map(callFact),
    },
    {
      title: "Your chat",
      facts: (chat?.messages ?? []).map(({ role, content }): Fact => [
        role === "user" ? "You" : "Assessor",
        content,
      ]),
    },
    { title: "What we counted", facts: events.map(({ name, createdAt }): Fact => [name, time(createdAt)]) },
    {
      title: "What was sent to others",
      facts: deliveries.map(({ channel, status, createdAt }): Fact => [
        ABOUT_CHANNEL[channel].toVisitor,
        `${SENT_WORDS[status]}, ${time(createdAt)}`,
      ]),
    },
  ];
}

/** What became of a call stands above what its provider made of it. */
export function callFact(call: Pick<OwnData["bookings"][number], "status" | "outcome" | "startsAt">): Fact {
  return [CALL_WORDS[call.outcome ?? call.status], time(call.startsAt) ?? "No time"];
}

function personFacts(own: OwnData["assessment"]): Fact[] {
  return [
    ["Name", own.name],
    ["Email", own.email],
    ["Phone", own.phone],
    ["Website", own.businessUrl],
    ["Program number", own.offerTier],
    ["Score", own.score],
    ["Discount", own.promoText],
  ];
}

function consentFacts(own: OwnData["assessment"]): Fact[] {
  const ads = own.adConsent === null ? null : own.adConsent === 1 ? "Allowed" : "Not allowed";
  return [
    ["Email", own.emailConsent ? `Allowed on ${time(own.emailConsent)}` : "Not allowed"],
    ["Email, withdrawn", time(own.emailWithdrawnAt)],
    ["Calls", own.callConsentAt && `Allowed on ${time(own.callConsentAt)}`],
    ["Calls, withdrawn", time(own.callWithdrawnAt)],
    ["Ad measurement", ads && `${ads}, ${time(own.adConsentAt)}`],
  ];
}

function visitFacts(own: OwnData["assessment"]): Fact[] {
  return [
    ["Started", time(own.createdAt)],
    ["Completed", time(own.completedAt)],
    ["Hub first opened", time(own.firstHubVisitAt)],
    ["Booking clicked", time(own.bookingLinkClicked)],
    ["Asked for a call", time(own.callRequestedAt)],
    ["Time zone", own.timeZone],
    ["IP address", own.ipAddress],
    ["Browser", own.userAgent],
    ["Location", [own.country, own.region].filter(Boolean).join(", ")],
    ["First visit came from", cameFrom(own.firstTouch)],
    ["Latest visit came from", cameFrom(own.lastTouch)],
  ];
}

function cameFrom(touch: OwnData["assessment"]["firstTouch"]): string | null {
  if (!touch) return null;
  const { utm_source, utm_campaign, referrerHost, landingPath } = touch;
  return [utm_source, utm_campaign, referrerHost, landingPath].filter(Boolean).join(" · ");
}
