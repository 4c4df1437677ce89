import type { PlainLook } from "#domain/content/look/plain-look";
import { mailBody, type MailBody, type MailText } from "./mail-template.ts";
import type { MailFrame } from "./mail-texts.ts";

/** An e-mail that may go: to whom, what it says, and what it answers. */
export type ReadMail = {
  email: string;
  contentOf: (frame: MailFrame, look: PlainLook) => MailBody & { subject: string };
  /** Where an answer goes; absent for the sender's mailbox. */
  replyTo?: string | null;
  /** The Message-ID that it answers. */
  repliesTo?: string | null;
};

/** One of the mails that the product writes. */
export function readMail(email: string, textOf: (frame: MailFrame) => MailText): ReadMail {
  return {
    email,
    contentOf: (frame, look) => {
      const text = textOf(frame);
      return { subject: text.subject, ...mailBody(text, look) };
    },
  };
}
