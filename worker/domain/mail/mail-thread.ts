import type { MailFile } from "./received-mail.ts";
import type { DeliveryStatus } from "../delivery/channels.ts";
import type { MailValues } from "./mail-placeholders.ts";

/** How many mails of a thread are shown, the newest. */
export const THREAD_MAX = 50;

/** A mail of a thread as staff see it. Times are ISO text. */
export type MailView = {
  mailId: string;
  at: string;
  subject: string;
  text: string;
} & (
  | {
      direction: "out";
      by: string | null;
      sendAt: string;
      sentAt: string | null;
      status: DeliveryStatus;
      /** A code for why it failed, or was not sent. */
      error: string | null;
    }
  | {
      direction: "in";
      from: { address: string | null; name: string | null };
      isAutomatic: boolean;
      isUnreadable: boolean;
      isCut: boolean;
      attachments: MailFile[];
    }
);

/** When a mail left or came (ISO text): for one that waits, when it is to leave. */
export function mailTime(mail: MailView): string {
  if (mail.direction === "in") return mail.at;
  return mail.sentAt ?? (mail.status === "pending" ? mail.sendAt : mail.at);
}

/**
 * Answer of `GET /api/leads/{id}/mails`: whether staff may write now, and if not, why in words; the mails, oldest first
 * (`more`: there are older ones); what placeholders stand for.
 */
export type MailThread = ({ allowed: true } | { allowed: false; reason: string }) & {
  mails: MailView[];
  more: boolean;
  /** Without the owner's name, which the screen has. */
  values: Omit<MailValues, "owner">;
  /** Whether answers come to us, and not to the mailbox of EMAIL_FROM. */
  answersCome: boolean;
  /** The sender's own address, as in EMAIL_FROM. */
  sender: string;
  /** What stands around the text of each mail: from whom it is, what is below it, and the words of its stop. */
  frame: { from: string; footer: string; stop: string };
};
