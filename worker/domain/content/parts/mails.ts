import type * as z from "zod/mini";
import { group, list, text } from "../field.ts";

const NAME =
  "{name} is the visitor’s first name. Without a usual one, it and the comma before it are left out.";

const mail = (label: string, may: readonly string[] = []) =>
  group(label, {
    subject: text("Subject", 78, { may: ["name", "timeLeft"], help: NAME }),
    preview: text("Beside the subject in the inbox", 110),
    heading: text("Headline", 78, { may: ["name", "timeLeft"], help: NAME }),
    paragraphs: list("Paragraphs", text("Paragraph", 600, { may: ["timeLeft", ...may] }), [1, 6]),
  });

/** What is sent to visitors who agreed to it, or asked for it. */
export const mailsSchema = () =>
  group("Emails", {
    hub: mail("With the link to the hub", ["why"]),
    reminder: mail("Reminder before the hub closes"),
    newLink: mail("New link"),
    frame: group("In every email", {
      button: text("Button", 32),
      recommended: text("Before the program’s name", 40),
      offer: text("Before the visitor’s offer", 40),
      openUntil: text("Before the time of closing", 40),
      unsubscribe: text("Link to unsubscribe", 32),
      boxed: text("Why they get it: the box they checked", 200, {
        needs: ["consent"],
        may: ["where", "when"],
      }),
      agreed: text("Why they get it: they agreed to other words", 200, { may: ["where", "when"] }),
      asked: text("Why they get it: they asked for a new link", 200),
      where: text("Where that was", 40, { needs: ["page"] }),
      when: text("When that was", 40, { needs: ["time"] }),
    }),
  });

const notice = (label: string) => group(label, { title: text("Headline", 48), text: text("Paragraph", 160) });

/** The page that a mail's link to unsubscribe opens. */
export const unsubscribeSchema = () =>
  group("Unsubscribing", {
    ask: notice("Asked first"),
    button: text("Button", 24),
    done: notice("Once unsubscribed"),
    unknown: notice("A link that is cut short"),
    tooMany: notice("Too many requests"),
  });

export type Mails = z.infer<ReturnType<typeof mailsSchema>>;
export type UnsubscribeContent = z.infer<ReturnType<typeof unsubscribeSchema>>;
