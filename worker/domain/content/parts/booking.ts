import type * as z from "zod/mini";
import { questionOf } from "../../funnel/answers/questions.ts";
import { fromEntries } from "../../from-entries.ts";
import { group, text } from "../field.ts";

const point = (label: string) => text(label, 140);

type Asked<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
};

/** What to have at hand on the call, by an answer. */
function pointsFor<Value extends string>({ label, options }: Asked<Value>) {
  type Points = Record<Value, ReturnType<typeof point>>;
  const points = options.map((option): [Value, Points[Value]] => [option.value, point(option.label)]);
  return group(`By the answer: ${label}`, fromEntries<Points>(points));
}

/** Booking a call within a page, and what follows a booking. */
export const bookingSchema = () =>
  group("Booking a call", {
    heading: text("Headline", 60),
    text: text("Paragraph", 160),
    calendar: text("Calendar (screen readers)", 80),
    failed: text("Error: calendar not loaded", 120),
    again: text("Try-again button", 24),
    late: text("Calendar is slow", 120),
    newTab: text("New-tab link", 48),
    booked: text("Confirmation: headline", 60),
    timeBelow: text("Confirmation: time below", 120),
    inMail: text("Confirmation: details by email", 120),
    keep: text("Confirmation: what comes next", 120),
    bring: text("What-to-bring label", 40),
    bringing: group("What to bring", {
      situation: pointsFor(questionOf("situation")),
      funnel: pointsFor(questionOf("funnel")),
      businessType: pointsFor(questionOf("businessType")),
      anyAds: point("First point, situation unknown"),
      anyPage: point("Second point, funnel unknown"),
    }),
    addToCalendar: text("Add-to-calendar button", 32),
    eventTitle: text("Calendar event title", 80),
    eventText: text("Calendar event text", 240),
    request: text("Request button", 32),
  });

const PHONE = "{phone} is the visitor’s number.";

/** The card with which visitors ask to be called, and its states. */
export const callMeSchema = () =>
  group("Call request", {
    label: text("Title (screen readers)", 40),
    heading: text("Headline", 48),
    text: text("Paragraph", 160),
    folded: text("Text while closed", 80),
    phone: text("Field label", 40),
    missingConsent: text("Error: box not checked", 120),
    send: text("Button", 24),
    sendNow: text("Button during calling hours", 24),
    policy: text("Privacy note", 120, { needs: ["policy"] }),
    policyLink: text("{policy}: Privacy Policy link", 32),
    asked: text("Confirmation: requested", 120, { needs: ["phone"], help: PHONE }),
    claimed: text("Status: taken by someone", 160, { needs: ["phone"], help: PHONE }),
    called: text("Status: called", 120, { needs: ["phone"], help: PHONE }),
    again: text("Status: not reached", 160, { needs: ["phone"], help: PHONE }),
    withdrawn: text("Status: withdrawn", 120),
    usually: text("Usual wait", 120, { needs: ["minutes"] }),
    oneMinute: text("{minutes}: one", 24),
    minutes: text("{minutes}: several", 24, { needs: ["count"] }),
    offPhones: text("Outside calling hours", 160, { needs: ["time"] }),
    change: text("Change-number button", 32),
    askAgain: text("Ask-again button", 32),
    stop: text("Withdraw button", 32),
    notAsked: text("Error: not requested", 80, { help: "‘Please try again.’ follows." }),
    notStopped: text("Error: not withdrawn", 80, { help: "‘Please try again.’ follows." }),
  });

export type BookingContent = z.infer<ReturnType<typeof bookingSchema>>;
export type Bringing = BookingContent["bringing"];
export type CallMeContent = z.infer<ReturnType<typeof callMeSchema>>;
