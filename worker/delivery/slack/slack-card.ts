import { isBookingAhead, isHeldAsked, WILL_ATTEND, type BookingState } from "#domain/booking/booking-status";
import { isCallExpected, isSaidBooked, SAID_BOOKED } from "#domain/booking/reported-booking";
import type { StaffWords } from "#domain/content/staff-words";
import { brief } from "#domain/leads/brief/brief";
import type { BriefPart } from "#domain/leads/brief/brief-line";
import { ABOUT_OUTCOME } from "#domain/calls/call-outcomes";
import { isOpenStatus } from "#domain/leads/pipeline";
import { isoTextOrNull } from "#domain/time/iso-text";
import { callTimeText, zonedTimeText } from "#domain/time/zoned-time";
import type { DeliveryLead } from "../../db/leads/delivery-lead.ts";
import { leadButtons } from "./slack-buttons.ts";
import {
  dealFacts,
  extraLines,
  leadFacts,
  message,
  openLead,
  type Block,
  type SlackMessage,
  type LeadNews,
} from "./slack-message.ts";
import { callFacts, lostFacts, type LeadMessage } from "./slack-messages.ts";
import type { SlackDispatch } from "./slack-words.ts";
import { escapeSlack, fact, header, line, mrkdwn, type Fact } from "./slack-text.ts";

/**
 * What the caller needs first: the opening question, the lead's own words, and how far revenue is below their target.
 */
const TOLD: readonly BriefPart[] = ["opening", "form", "words", "money"];

/**
 * A message about a lead in its current state, to be kept up to date. It is read on a phone: first the owner and the
 * next action, then what to say and the buttons, and last who the lead is. It has buttons only if clicks can be
 * verified.
 */
export function actionMessage(
  { env, now, words, teamZone }: Pick<SlackDispatch, "env" | "now" | "words" | "teamZone">,
  { kind }: LeadMessage,
  { lead, headline, more }: LeadNews,
  origin: string | null,
): SlackMessage {
  const state = stateFacts(lead, now, teamZone);
  const isNew = ({ label }: Fact) => state.every((stated) => stated.label !== label);
  const isFirstCall = kind === "slack-mql" || kind === "slack-call-request";
  const blocks = [
    header(headline),
    lines([...more.filter(isNew), ...state].map(line)),
    ...(isFirstCall && isOpenStatus(lead.leadStatus) ? [lines(briefLines(lead, words))] : []),
    ...(env.SLACK_SIGNING_SECRET ? leadButtons(lead) : []),
    ...openLead(origin, lead),
    ...extraLines(lead),
  ];
  return message(words, headline, blocks, leadFacts(lead, words));
}

function lines(texts: string[]): Block {
  return { type: "section", text: mrkdwn(texts.join("\n")) };
}

function briefLines(lead: DeliveryLead, words: StaffWords): string[] {
  const facts = {
    ...lead,
    callRequestedAt: isoTextOrNull(lead.callRequestedAt),
    clockStartedAt: isoTextOrNull(lead.clockStartedAt),
    lastCallAt: isoTextOrNull(lead.lastCallAt),
    callReportedAt: isoTextOrNull(lead.callReportedAt),
    // A mail has a message of its own.
    waitingMail: null,
  };
  const told = brief(facts, [], words).filter(({ part }) => TOLD.includes(part));
  return told.map(({ text }) => `• ${escapeSlack(text)}`);
}

/** The lead's current state. */
function stateFacts(lead: DeliveryLead, now: number, teamZone: string): Fact[] {
  const { dueAt, lastOutcome } = lead;
  const facts: (Fact | false)[] = [
    fact("Status", lead.leadStatus),
    ...(lead.leadStatus === "Lost" ? lostFacts(lead) : []),
    ...dealFacts(lead),
    fact("Owner", lead.owner ?? "Nobody yet"),
    dueAt !== null && fact("Call due", zonedTimeText(dueAt, teamZone)),
    ...bookedFacts(lead, now, teamZone),
    ...callFacts(lead),
    lastOutcome !== null && fact("Last call", ABOUT_OUTCOME[lastOutcome].name),
    ...nextFacts(lead, teamZone),
  ];
  return facts.filter((shown) => shown !== false);
}

const BOOKED_WORDS: Record<BookingState, string> = {
  booked: "Booked",
  moved: "Moved",
  cancelled: "Canceled",
  held: "Held",
  no_show: "Missed",
};

/**
 * The outcome of the booked call, or a request to record it, and when the call was scheduled. A lost lead's booking is
 * not canceled automatically, so the message says so.
 */
function bookedFacts(
  { leadStatus, callStartsAt, ...lead }: DeliveryLead,
  now: number,
  teamZone: string,
): Fact[] {
  const call = {
    callStatus: lead.callStatus,
    callStartsAt: isoTextOrNull(callStartsAt),
    callReportedAt: isoTextOrNull(lead.callReportedAt),
  };
  const warning = leadStatus === "Lost" && isCallExpected(call, now) ? [STILL_BOOKED] : [];
  const said = (parts: string[]) => [{ label: "Call", value: [...parts, ...warning].join(" · ") }];
  if (isSaidBooked(call, now)) return said([SAID_BOOKED]);
  if (call.callStatus === null) return [];
  const words = isHeldAsked(call, now) ? "Held?" : BOOKED_WORDS[call.callStatus];
  const time = callStartsAt === null ? [] : [callTimeText(callStartsAt, teamZone, lead.timeZone)];
  const attends = lead.callAttendsAt !== null && isBookingAhead(call, now) ? [WILL_ATTEND] : [];
  return said([words, ...time, ...attends]);
}

const STILL_BOOKED = ":warning: Still booked. Cancel it in the calendar, or the lead will expect the call.";

/** The time is shown only once if the call is also due then. */
function nextFacts({ nextAction, nextActionAt, dueAt }: DeliveryLead, teamZone: string): Fact[] {
  const label = nextAction === null ? "Next call" : "Next step";
  const words = nextAction === null ? [] : [fact(label, nextAction).value];
  const time = nextActionAt === null || nextActionAt === dueAt ? [] : [zonedTimeText(nextActionAt, teamZone)];
  const value = [...words, ...time].join(" · ");
  return value === "" ? [] : [{ label, value }];
}
