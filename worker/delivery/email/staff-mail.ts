import type { Message } from "#domain/delivery/messages";
import { STAFF_MAIL_KINDS, type StaffMailKind } from "#domain/mail/mail-kinds";
import { mayMail } from "#domain/mail/may-mail";
import { replyAddress } from "../../crypto/reply-token.ts";
import type { StaffMail } from "../../db/mail/mail-leads.ts";
import type { Outcome } from "../outcome.ts";
import { mailFacts } from "./mail-facts.ts";
import { letterBody } from "./mail-template.ts";
import { staffMailLetter } from "./mail-texts.ts";
import type { ReadMail } from "./read-mail.ts";

/** A message that staff wrote. */
type StaffMessage = Extract<Message<"email">, { kind: StaffMailKind }>;

export function isStaffMessage(message: Message<"email">): message is StaffMessage {
  return STAFF_MAIL_KINDS.some((kind) => kind === message.kind);
}

/**
 * What staff wrote, and to whom; or the outcome if it may not go anymore (contract 22). Its recipient's stops are looked
 * at as it is reserved.
 */
export async function readStaffMail(
  env: Env,
  written: StaffMail | null,
  now: number,
): Promise<Outcome | ReadMail> {
  if (!written) return { result: "cancelled", error: "erased" };
  const decision = mayMail(mailFacts(written.lead, { isStopped: false, refusesMail: false }), now);
  if (!decision.allowed) return { result: "cancelled", error: decision.reason };
  const { email } = written.lead;
  if (email === null) return { result: "cancelled", error: "no_address" };
  return {
    email,
    contentOf: (frame, look) => {
      const letter = staffMailLetter(written, frame);
      return { subject: letter.subject, ...letterBody(letter, look) };
    },
    replyTo: await replyAddress(env, written.threadId),
    repliesTo: written.repliesTo,
  };
}
