import type { CallMailKind } from "#domain/booking/call-mails";
import { whatToBring } from "#domain/booking/what-to-bring";
import { filled } from "#domain/content/filled";
import type { Mails } from "#domain/content/parts/mails";
import { oneLine } from "#domain/one-line";
import { zonedTimeText } from "#domain/time/zoned-time";
import type { MailCall } from "../../db/mail/mail-calls.ts";
import type { MailText } from "./mail-template.ts";
import { footerOf, withName, type MailFrame } from "./mail-texts.ts";

/** Our own links about one call, and the page where another is booked. */
export type CallLinks = { attend: string; calendar: string; again: string };

type Link = { label: string; url: string };

/** What each mail about a call says, and whether the call is still to be held. */
const CALL_MAILS: Record<
  CallMailKind,
  { words: Exclude<keyof Mails, "frame" | "callFrame">; isAhead: boolean }
> = {
  "call-booked": { words: "callBooked", isAhead: true },
  "call-moved": { words: "callMoved", isAhead: true },
  "call-cancelled": { words: "callCancelled", isAhead: false },
  "call-day-before": { words: "callDayBefore", isAhead: true },
  "call-hour-before": { words: "callHourBefore", isAhead: true },
  "call-missed": { words: "callMissed", isAhead: false },
};

/** A mail about a booked call (contract 22). Its time is by the invitee's clocks, with the zone named. */
export function callMailText(
  kind: CallMailKind,
  call: MailCall & { startsAt: number },
  frame: MailFrame,
  links: CallLinks,
): MailText {
  const { words, isAhead } = CALL_MAILS[kind];
  const { subject, preview, heading, paragraphs } = frame.mails[words];
  const { callFrame } = frame.mails;
  const time = zonedTimeText(call.startsAt, call.timeZone);
  const texts = paragraphs.map((text) => filled(text, { time }).trim());
  const attends = isAhead && call.attendsAt !== null ? [callFrame.attends] : [];
  const canChange = call.moveUrl !== null || call.cancelUrl !== null;
  const [button, ...others] = isAhead
    ? aheadLinks(kind, call, callFrame, links)
    : [{ label: callFrame.again, url: links.again }];
  return {
    // The subject is a header, and texts stored before they had a kind may hold line breaks.
    subject: oneLine(withName(subject, call.name)),
    preview,
    heading: withName(heading, call.name),
    paragraphs: [...texts, ...attends, ...(isAhead && !canChange ? [callFrame.noLinks] : [])].filter(Boolean),
    button: button ?? { label: callFrame.again, url: links.again },
    facts: isAhead ? [{ label: callFrame.when, value: time }] : [],
    ...(isAhead && {
      points: {
        label: frame.booking.bring,
        items: whatToBring(call.own?.answers ?? {}, frame.booking.bringing),
      },
    }),
    links: [...others, ...(isAhead ? changeLinks(call, callFrame) : []), ...hubLink(call, frame)],
    footer: footerOf(frame, callFrame.why),
    unsubscribe: { label: frame.mails.frame.unsubscribe, url: frame.unsubscribeUrl },
  };
}

/** The first is the mail's button: an hour before, whoever comes wants to join; before that, to say that they will. */
function aheadLinks(
  kind: CallMailKind,
  { joinUrl, attendsAt }: MailCall,
  words: Mails["callFrame"],
  links: CallLinks,
): Link[] {
  const join = joinUrl === null ? [] : [{ label: words.join, url: joinUrl }];
  const attend = attendsAt === null ? [{ label: words.attend, url: links.attend }] : [];
  const calendar = { label: words.calendar, url: links.calendar };
  return kind === "call-hour-before" ? [...join, ...attend, calendar] : [...attend, ...join, calendar];
}

function changeLinks({ moveUrl, cancelUrl }: MailCall, words: Mails["callFrame"]): Link[] {
  return [
    ...(moveUrl === null ? [] : [{ label: words.move, url: moveUrl }]),
    ...(cancelUrl === null ? [] : [{ label: words.cancel, url: cancelUrl }]),
  ];
}

/** Of an open hub, and only of a call that was booked under its own reference. */
function hubLink({ own }: MailCall, { mails, origin, now }: MailFrame): Link[] {
  if (!own || (own.hubExpiresAt ?? 0) <= now) return [];
  return [{ label: mails.callFrame.hub, url: new URL(`/hub/${own.sessionId}`, origin).href }];
}
