import type * as z from "zod/mini";
import { group, list, text } from "../field.ts";

const NAME =
  "{name} is the visitor’s first name. If there is no usable one, it and the comma before it are left out.";

const mail = (label: string, may: readonly string[] = []) =>
  group(label, {
    subject: text("Subject", 78, { may: ["name", "timeLeft"], help: NAME }),
    preview: text("Preview text", 110),
    heading: text("Headline", 78, { may: ["name", "timeLeft"], help: NAME }),
    paragraphs: list("Paragraphs", text("Paragraph", 600, { may: ["timeLeft", ...may] }), [1, 6]),
  });

const TIME = "{time} is the start of the call, in the invitee’s time zone.";

const callMail = (label: string) =>
  group(label, {
    subject: text("Subject", 78, { may: ["name"], help: NAME }),
    preview: text("Preview text", 110),
    heading: text("Headline", 78, { may: ["name"], help: NAME }),
    paragraphs: list("Paragraphs", text("Paragraph", 600, { may: ["time"], help: TIME }), [1, 6]),
  });

/** What is sent to visitors who agreed to it, asked for it, or booked a call. */
export const mailsSchema = () =>
  group("Emails", {
    hub: mail("Hub link", ["why"]),
    reminder: mail("Reminder"),
    newLink: mail("New link"),
    callBooked: callMail("Call booked"),
    callMoved: callMail("Call moved"),
    callCancelled: callMail("Call canceled"),
    callDayBefore: callMail("Call: a day before"),
    callHourBefore: callMail("Call: an hour before"),
    callMissed: callMail("Call missed"),
    callFrame: group("Every email about a call", {
      when: text("Time label", 40),
      attend: text("Attending button", 32),
      attends: text("Attending: already said", 120),
      join: text("Join button", 32),
      calendar: text("Add-to-calendar link", 40),
      move: text("Move link", 40),
      cancel: text("Cancel link", 40),
      noLinks: text("No link to move or cancel", 160),
      hub: text("Hub link", 40),
      again: text("Book-again button", 32),
      why: text("Reason: call booked", 200),
    }),
    frame: group("Every email", {
      button: text("Button", 32),
      recommended: text("Program label", 40),
      offer: text("Offer label", 40),
      openUntil: text("Closing-time label", 40),
      unsubscribe: text("Unsubscribe link", 32),
      boxed: text("Reason: checked box", 200, {
        needs: ["consent"],
        may: ["where", "when"],
      }),
      agreed: text("Reason: other consent", 200, { may: ["where", "when"] }),
      asked: text("Reason: new link requested", 200),
      where: text("Page of the consent", 40, { needs: ["page"] }),
      when: text("Time of the consent", 40, { needs: ["time"] }),
    }),
  });

const notice = (label: string) => group(label, { title: text("Headline", 48), text: text("Paragraph", 160) });

/** The page that a mail's link to unsubscribe opens. */
export const unsubscribeSchema = () =>
  group("Unsubscribing", {
    askKind: notice("Question"),
    buttonKind: text("Button: these emails", 32),
    buttonAll: text("Button: all emails", 32),
    doneKind: notice("Confirmation: these emails"),
    ask: notice("Question of earlier emails, which stop all"),
    button: text("Button of earlier emails", 24),
    done: notice("Confirmation: all emails"),
    unknown: notice("Error: broken link"),
    tooMany: notice("Error: too many requests"),
  });

const callNotice = (label: string) =>
  group(label, {
    title: text("Headline", 48),
    text: text("Paragraph", 160, { may: ["time"], help: TIME }),
  });

/** The page that a call mail's link to say ‘I’ll be there’ opens. */
export const attendSchema = () =>
  group("Attending a call", {
    ask: callNotice("Question"),
    button: text("Button", 24),
    done: callNotice("Confirmation"),
    over: notice("Call over, moved or canceled"),
    unknown: notice("Error: broken link"),
    tooMany: notice("Error: too many requests"),
  });

export type Mails = z.infer<ReturnType<typeof mailsSchema>>;
export type AttendContent = z.infer<ReturnType<typeof attendSchema>>;
export type UnsubscribeContent = z.infer<ReturnType<typeof unsubscribeSchema>>;
