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
    calendar: text("The calendar, for those who don’t see it", 80),
    failed: text("The calendar didn’t load", 120),
    again: text("Button to try again", 24),
    late: text("The calendar takes long to load", 120),
    newTab: text("Link to the calendar in a new tab", 48),
    booked: text("Headline once booked", 60),
    timeBelow: text("Booked, with the time below", 120),
    inMail: text("Booked, with the details in an email", 120),
    keep: text("After either", 120),
    bring: text("Above what to bring", 40),
    bringing: group("What to bring", {
      situation: pointsFor(questionOf("situation")),
      funnel: pointsFor(questionOf("funnel")),
      businessType: pointsFor(questionOf("businessType")),
      anyAds: point("First, where the situation isn’t known"),
      anyPage: point("Second, where the funnel isn’t known"),
    }),
    addToCalendar: text("Button that adds it to a calendar", 32),
    eventTitle: text("Title in their calendar", 80),
    eventText: text("Text in their calendar", 240),
    request: text("Button where nothing can be booked", 32),
  });

const PHONE = "{phone} is the visitor’s number.";

/** The card on which visitors ask to be called, and what becomes of it. */
export const callMeSchema = () =>
  group("Being called", {
    label: text("What the card is, for those who don’t see it", 40),
    heading: text("Headline", 48),
    text: text("Paragraph", 160),
    folded: text("Below the headline where the card is folded", 80),
    phone: text("Name of the field", 40),
    missingConsent: text("The box isn’t checked", 120),
    send: text("Button", 24),
    sendNow: text("Button while the team is at its phones", 24),
    policy: text("What the number is for", 120, { needs: ["policy"] }),
    policyLink: text("{policy} in it: link to the Privacy Policy", 32),
    asked: text("Asked for", 120, { needs: ["phone"], help: PHONE }),
    claimed: text("Somebody has it", 160, { needs: ["phone"], help: PHONE }),
    called: text("Called", 120, { needs: ["phone"], help: PHONE }),
    again: text("Not reached", 160, { needs: ["phone"], help: PHONE }),
    withdrawn: text("Not wanted any more", 120),
    usually: text("How soon the team usually calls", 120, { needs: ["minutes"] }),
    oneMinute: text("{minutes}: one", 24),
    minutes: text("{minutes}: several", 24, { needs: ["count"] }),
    offPhones: text("The team is off the phones", 160, { needs: ["time"] }),
    change: text("Button to another number", 32),
    askAgain: text("Button to ask again", 32),
    stop: text("Button to be called no more", 32),
    notAsked: text("It couldn’t be asked for", 80, { help: "‘Please try again.’ follows." }),
    notStopped: text("It couldn’t be given up", 80, { help: "‘Please try again.’ follows." }),
  });

export type BookingContent = z.infer<ReturnType<typeof bookingSchema>>;
export type Bringing = BookingContent["bringing"];
export type CallMeContent = z.infer<ReturnType<typeof callMeSchema>>;
