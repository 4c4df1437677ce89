import { asksToStop } from "#domain/mail/asks-to-stop";
import { answerDueAt } from "#domain/mail/answer-due";
import { isAutomatic } from "#domain/mail/is-automatic";
import { threadOfAddress } from "../crypto/reply-token.ts";
import { openDb } from "../db/client.ts";
import { noEffects, hasEffects } from "../db/effects.ts";
import { findInbox, MAILS_AN_HOUR, storeMail, type Inbox } from "../db/mail/received.ts";
import { recipientHash } from "../delivery/email/unsubscribe-token.ts";
import { followUp } from "../delivery/follow-up.ts";
import { parseMail, type ParsedMail } from "./parse-mail.ts";
import { mailHash, readRaw } from "./raw-mail.ts";

const UNKNOWN = "This reply address is not in use. Please write to the address that our mail came from.";
const TOO_MANY = "Too many mails came to this address within an hour. Please try again later.";

type Message = Pick<ForwardableEmailMessage, "from" | "to" | "raw" | "setReject">;

/**
 * Takes a mail to a reply address (contract 22). The address alone says whose it is; a mail adds words and may take
 * consent back, and does nothing else. Throws where nothing could be stored, so that the sender tries again; the same
 * mail is stored once, however often it comes. `behind` goes on with work once the mail is taken.
 */
export async function receiveMail(
  env: Env,
  message: Message,
  behind: (work: Promise<void>) => void,
): Promise<void> {
  const now = Date.now();
  const effects = noEffects();
  const { db } = openDb(env.DB, "first-primary", { effects });
  const threadId = await threadOfAddress(env, message.to);
  const inbox = threadId === null ? null : await findInbox(db, threadId, now);
  if (!inbox) return message.setReject(UNKNOWN);
  if (inbox.ofThread >= MAILS_AN_HOUR.ofThread) return message.setReject(TOO_MANY);
  if (inbox.ofAll >= MAILS_AN_HOUR.ofAll) throw new Error("Too many mails came within an hour.");
  const raw = await readRaw(message.raw);
  const mailId = await mailHash(inbox.threadId, raw);
  const parsed = await parseMail(raw);
  const isFromProgram = isAutomatic(raw.headers, message.from);
  const stops = asksToStop(parsed.text);
  const isForStaff = !isFromProgram && !stops;
  const isStored = await storeMail(db, inbox, { ...parsed, mailId, isAutomatic: isFromProgram }, now, {
    recipient: inbox.email === null ? null : await recipientHash(env, inbox.email),
    stops,
    liftsStop: isForStaff && isOwn(inbox, parsed),
    answerDueAt: isForStaff ? answerDueAt(now, inbox.target) : null,
    isNews: isForStaff || (stops && !isFromProgram),
  });
  // When the sender comes again, it is refused or not by what there is then.
  if (!isStored) throw new Error("The mail’s thread is gone, or too many mails came at once.");
  if (hasEffects(effects)) behind(followUp(env, effects, { since: now }));
}

/** Whether a mail says that it is from the very address that the thread's mails go to. */
function isOwn({ email }: Inbox, { fromAddress }: ParsedMail): boolean {
  return email !== null && fromAddress?.toLowerCase() === email.trim().toLowerCase();
}
