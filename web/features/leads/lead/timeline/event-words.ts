import type { Touch } from "#domain/money/ads/attribution";
import { AD_ID_FIELDS, TOUCH_FIELDS } from "#domain/money/ads/touch-fields";
import { questionName, type StaffWords } from "#domain/content/staff-words";
import { QUESTIONS } from "#domain/funnel/answers/questions";
import { SAID_BOOKED } from "#domain/booking/reported-booking";
import { ABOUT_OUTCOME } from "#domain/calls/call-outcomes";
import { isLivedLonger, type CallWait } from "#domain/calls/call-wait";
import { isFromWaiting, WAITING_SOURCE } from "#domain/leads/waiting-address";
import { lostWords } from "#domain/leads/lost-reason";
import { leadScoreBucket } from "#domain/offers/scoring/lead-score";
import type {
  EventOfKind,
  TimelineAd,
  TimelineDelivery,
  TimelineEvent,
  TimelineKind,
} from "#domain/leads/timeline/timeline-event";
import { minutesText } from "../../../kit/data/figures.ts";
import { messageName, reasonWords, STATUS_NAMES, wordsOf } from "../../../delivery/words/delivery-words.ts";
import { consentWayWords } from "../../basics/consent-words.ts";
import { LEAD_ACTS } from "../../basics/lead-acts.ts";
import { tierText } from "../../../kit/look/tag.tsx";
import { personName } from "../../../people/staff/person-name.ts";
import { timeText } from "../../../kit/time/times.ts";

/** An event for staff: what happened, who of them did it, and what belongs to it. */
export type EventWords = { title: string; by?: string | null; text?: string };

const MAIL_TITLES: Record<EventOfKind<"mail">["mail"], string> = {
  "hub-mail": "Email with the hub",
  reminder: "Reminder email",
  "new-link": "Email with the new link",
  "call-booked": "Email: call booked",
  "call-moved": "Email: new time of the call",
  "call-cancelled": "Email: call canceled",
  "call-day-before": "Reminder: a day before the call",
  "call-hour-before": "Reminder: an hour before the call",
  "call-missed": "Email: after the missed call",
  "staff-answer": "Answer from staff",
  "staff-mail": "Email from staff",
};

const TOUCH_TITLES: Record<EventOfKind<"touch">["which"], string> = {
  first: "First visit",
  last: "Last visit before completing",
  later: "Came back",
};

const WORDS: { [Kind in TimelineKind]: (event: EventOfKind<Kind>, words: StaffWords) => EventWords } = {
  touch: ({ which, touch }) =>
    isFromWaiting(touch)
      ? { title: WAITING_SOURCE }
      : { title: TOUCH_TITLES[which], text: touchWords(touch) },
  started: ({ door }) => ({ title: door === "form" ? "Answered a Meta form" : `Started the ${door}` }),
  answered: ({ question }, words) => ({
    title: `Answered question ${question}`,
    text: questionName(words, QUESTIONS[question - 1]?.id ?? ""),
  }),
  chat: ({ messages, since }) => ({
    title: messages === 1 ? "Wrote a message in the chat" : `Wrote ${messages} messages in the chat`,
    text: messages === 1 ? "" : `Since ${timeText(since)}`,
  }),
  "ad-consent": ({ given }) => ({
    title: given ? "Agreed to ad measurement" : "Declined ad measurement",
  }),
  completed: ({ offerTier, score, leadScore }) => ({
    title: "Completed the assessment",
    text: joined([
      offerTier !== null && tierText(offerTier),
      score !== null && `Score ${score}`,
      leadScore !== null && `Lead score ${leadScore} (${leadScoreBucket(leadScore)})`,
    ]),
  }),
  "mail-consent": ({ given, page }) => ({
    title: given ? "Agreed to emails" : "Withdrew consent to emails",
    text: page ?? "",
  }),
  mail: ({ mail }) => ({ title: MAIL_TITLES[mail] }),
  "mail-received": ({ subject, isAutomatic }) => ({
    title: isAutomatic ? "Automatic email" : "Wrote an email",
    text: subject || "No subject",
  }),
  "hub-visit": () => ({ title: "Opened the strategy hub" }),
  "booking-viewed": () => ({ title: "Viewed the booking form" }),
  "booking-clicked": ({ source }) => ({
    title: "Clicked booking",
    text: source === null ? "" : wordsOf(source),
  }),
  "said-booked": () => ({ title: SAID_BOOKED }),
  booked: (call) => ({ title: "Booked a call", text: callTime(call) }),
  moved: (call) => ({ title: "Moved the booked call", text: callTime(call) }),
  cancelled: (call) => ({ title: "Canceled the booked call", text: callTime(call) }),
  attends: (call) => ({ title: "Said that they will be there", text: callTime(call) }),
  held: (call) => ({ title: "The booked call was held", by: call.by, text: callTime(call) }),
  missed: (call) => ({ title: "Missed the booked call", by: call.by, text: callTime(call) }),
  "hub-expired": () => ({ title: "The hub expired" }),
  "link-asked": () => ({ title: "Asked for a new hub link" }),
  "call-asked": ({ page }) => ({ title: "Asked for a call", text: page ?? "" }),
  "call-consent": ({ given, way, by, note }) => ({
    title: given
      ? `Gave call consent${way === null ? "" : ` ${consentWayWords(way)}`}`
      : "Withdrew consent to be called",
    by,
    text: note ?? "",
  }),
  overdue: () => ({ title: "Not called in time", text: "Slack was notified" }),
  owner: ownerWords,
  call: ({ call, wait }) => ({
    title: `Call: ${ABOUT_OUTCOME[call.outcome].name}`,
    by: call.calledBy,
    text: [
      wait && waitWords(wait),
      call.note ?? "",
      joined([
        call.nextAction && `Next step: ${call.nextAction}`,
        call.nextActionAt && timeText(call.nextActionAt),
      ]),
    ]
      .filter(Boolean)
      .join("\n"),
  }),
  status: ({ from, to, by, fields, lostReason, lostNote, undoneAt }) => ({
    title: `${from} → ${to}`,
    by,
    text: joined([
      undoneAt !== null && "Undone",
      to === "Lost" && lostWords(lostReason, lostNote),
      fields.includes("dealValue") && "Deal value changed",
    ]),
  }),
  edit: ({ action, by }) => ({ title: actWords(action), by }),
  ad: ({ ads: [ad] }) => ({ title: ad ? `Ad event ${ad.name}` : "Ad event" }),
  message: ({ deliveries: [delivery] }) => ({
    title: delivery ? messageName(delivery) : "Message",
  }),
};

/** An act of an earlier version is called by its stored name. */
function actWords(action: string): string {
  const acts: Record<string, string> = LEAD_ACTS;
  return acts[action] ?? wordsOf(action);
}

/** An event in words, staff by their names. */
export function eventWords(event: TimelineEvent, words: StaffWords): EventWords {
  const { by, ...said } = wordsFor(event, words);
  return { ...said, by: by ? personName(by) : null };
}

function wordsFor<Kind extends TimelineKind>(event: EventOfKind<Kind>, words: StaffWords): EventWords {
  return WORDS[event.kind](event, words);
}

/** `Slack: New lead · Sent`; of one that failed also why. */
export function deliveryWords(delivery: TimelineDelivery): string {
  return `${messageName(delivery)} · ${stateWords(delivery)}`;
}

/** What Meta said to an ad event. */
export function adWords({ name, delivery }: TimelineAd): string {
  return `Meta: ${name} · ${delivery === null ? "Not sent" : stateWords(delivery)}`;
}

/** `Sent`, or `Failed: …`. */
export function stateWords({ status, error }: TimelineDelivery): string {
  const state = STATUS_NAMES[status];
  return status === "sent" || error === null ? state : `${state}: ${reasonWords(error)}`;
}

function ownerWords({ change, by, to }: EventOfKind<"owner">): EventWords {
  switch (change) {
    case "claim":
      return { title: "Claimed the lead", by };
    case "take-over":
      return { title: "Took over the lead", by };
    case "release":
      return { title: "Released the lead", by };
    case "hand-over":
      return { title: to === null ? "Handed the lead over" : `Handed the lead to ${personName(to)}`, by };
  }
}

/** `First call after 12 min of calling hours, 15 h 4 min by the clock`; the clock only where it tells much more. */
function waitWords(wait: CallWait): string {
  const words = `First call after ${minutesText(wait.callingMinutes)} of calling hours`;
  return isLivedLonger(wait) ? `${words}, ${minutesText(wait.livedMinutes)} by the clock` : words;
}

function callTime({ startsAt, clocks }: Pick<EventOfKind<"booked">, "startsAt" | "clocks">): string {
  return startsAt === null ? "" : `For ${timeText(startsAt, clocks)}`;
}

/** What a touch says to people: its ids say nothing. */
function touchWords(touch: Touch): string {
  const ids: readonly string[] = [...AD_ID_FIELDS, "fbclid"];
  const said = TOUCH_FIELDS.filter((field) => !ids.includes(field)).map((field) => touch[field]);
  return joined([...said, touch.unfilled && "link with unfilled macros"]);
}

function joined(parts: readonly (string | number | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(" · ");
}
