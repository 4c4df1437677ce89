import { MAIL_KINDS, mailRank } from "#domain/mail/mail-kinds";
import { ADDRESS_REFUSED, QUOTA_USED_UP } from "#domain/mail/refused-address";
import { oneLine } from "#domain/one-line";
import { reserveRecipients, type Reservation } from "../../db/delivery/mail-limits.ts";
import { refuseAddress } from "../../db/delivery/refused-addresses.ts";
import { senderOf } from "#domain/settings/site-settings";
import { findMailSources, type MailSources } from "../../db/content/mail-sources.ts";
import { endsTheTurn, type Delivery, type Dispatch, type Outcome, type Tried } from "../outcome.ts";
import { within } from "../within.ts";
import { isCallMessage, readCallMail } from "./call-mail.ts";
import { PLAIN_ADDRESS, readHubMail } from "./hub-mail.ts";
import { mailBody, type MailText } from "./mail-template.ts";
import type { MailFrame } from "./mail-texts.ts";
import { mailWords, type MailWords } from "./mail-words.ts";
import { recipientHash, unsubscribeToken } from "./unsubscribe-token.ts";

const EMAIL_TIMEOUT_MS = 10_000;
/** For one attempt: its last e-mail starts early enough to time out within this. */
export const EMAIL_LONGEST_MS = 15_000;
/** E-mails per attempt. This many may be sent twice if the Worker is cut off before it has recorded them. */
export const EMAILS_MOST = 12;
/** The number of connections a Worker may have open. */
const AT_ONCE = 6;

export function isMailSetUp(env: Env): boolean {
  return Boolean(env.EMAIL_FROM && env.SENDER_POSTAL_ADDRESS && env.SESSION_HMAC_KEY);
}

type Mail = Delivery<"email">;
/** An e-mail that may go: to whom, and its text. */
type Ready = {
  claim: Mail;
  email: string;
  textOf: (frame: MailFrame) => MailText;
  origin: string;
  recipient: string;
};

/**
 * Sends e-mails, each only if it may still be sent now (contract 10, 22). Sends a few at a
 * time, and stops when time is up or a failure shows that the others would fail too.
 */
export async function deliverEmails(dispatch: Dispatch, deliveries: Mail[]): Promise<Tried[]> {
  const ends = Date.now() + EMAIL_LONGEST_MS - EMAIL_TIMEOUT_MS;
  const tried: Tried[] = [];
  const ids = deliveries.flatMap(({ assessmentId }) => assessmentId ?? []);
  const bookings = deliveries.flatMap(({ message }) =>
    isCallMessage(message) ? [message.payload.bookingId] : [],
  );
  const sources = await findMailSources(dispatch.db, { leads: ids, bookings });
  const ready = await reserved(dispatch, await readyOf(dispatch, deliveries, sources, tried), tried);
  if (ready.length === 0) return tried;
  const words = mailWords(sources.published());
  const left = ready
    .toSorted((a, b) => mailRank(a.claim.message.kind) - mailRank(b.claim.message.kind))
    .values();
  const lane = async () => {
    for (const mail of left) {
      const isDone = Date.now() > ends || tried.some(({ outcome }) => endsTheTurn(outcome));
      tried.push({
        claim: mail.claim,
        outcome: isDone ? { result: "untried" } : await sendReady(dispatch, mail, words),
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return tried;
}

/** The e-mails that the current state of their leads and calls allows; the outcomes of the others are added to `tried`. */
async function readyOf(
  dispatch: Dispatch,
  deliveries: Mail[],
  sources: MailSources,
  tried: Tried[],
): Promise<Ready[]> {
  const ready: Ready[] = [];
  for (const claim of deliveries) {
    const judged = await judge(dispatch, claim, sources);
    if ("result" in judged) tried.push({ claim, outcome: judged });
    else ready.push({ claim, ...judged });
  }
  return ready;
}

async function judge(
  { env, now, ...dispatch }: Dispatch,
  { message, assessmentId }: Mail,
  sources: MailSources,
): Promise<Outcome | Omit<Ready, "claim">> {
  const origin = dispatch.origin ?? message.payload.origin;
  if (!origin) return { result: "retry", error: "origin_not_configured" };
  const read = isCallMessage(message)
    ? await readCallMail({ env, now, origin }, message, sources)
    : readHubMail(message.kind, sources.leads.get(assessmentId ?? 0) ?? null, now);
  if ("result" in read) return read;
  if (!PLAIN_ADDRESS.test(read.email)) return { result: "cancelled", error: "no_address" };
  const recipient = await recipientHash(env, read.email);
  if (!recipient) return { result: "paused", error: "not_configured" };
  return { ...read, origin, recipient };
}

/**
 * The e-mails that could reserve their recipient. Of two to the same recipient, the second waits for the first's
 * outcome.
 */
async function reserved({ db, now }: Dispatch, ready: readonly Ready[], tried: Tried[]): Promise<Ready[]> {
  const firsts = [...new Map(ready.toReversed().map((mail) => [mail.recipient, mail])).values()];
  const reservations = await reserveRecipients(db, firsts, now);
  return ready.filter(({ claim }) => {
    const outcome = unreserved(reservations.get(claim.id) ?? { result: "busy" });
    if (outcome) tried.push({ claim, outcome });
    return outcome === null;
  });
}

/** What becomes of an e-mail that may not go out now; null if it may. */
function unreserved(reservation: Reservation): Outcome | null {
  switch (reservation.result) {
    case "reserved":
      return null;
    case "busy":
      return { result: "retry", error: "recipient_busy" };
    case "refused":
      return refusedUntil(reservation.until);
    default:
      return { result: "cancelled", error: reservation.result };
  }
}

/** An e-mail to a refused address waits until it is open again, or until staff open it. */
function refusedUntil(until: number | null): Outcome {
  return until === null
    ? { result: "dead", error: ADDRESS_REFUSED }
    : { result: "waits", error: ADDRESS_REFUSED, until };
}

async function sendReady(dispatch: Dispatch, to: Ready, words: MailWords): Promise<Outcome> {
  const outcome = await send(dispatch, to, words);
  const isRefused = outcome.result === "dead" && outcome.error === ADDRESS_REFUSED;
  return isRefused ? refusedUntil(await refuseAddress(dispatch.db, to.recipient, dispatch.now)) : outcome;
}

async function send(
  { env, now }: Dispatch,
  { claim: { id, message: { kind } }, email, textOf, origin, recipient }: Ready,
  words: MailWords,
): Promise<Outcome> {
  const from = senderOf(oneLine(env.EMAIL_FROM));
  const token = await unsubscribeToken(env, { recipient, stop: MAIL_KINDS[kind].stop });
  const unsubscribeUrl = new URL(`/api/unsubscribe/${token}`, origin).href;
  const postalAddress = oneLine(env.SENDER_POSTAL_ADDRESS);
  const sender = from.name || null;
  const frame = { ...words, origin, now, sender, postalAddress, unsubscribeUrl };
  const mail = textOf(frame);
  const headers = {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    // The same for every attempt at one e-mail, so that duplicates can be recognised.
    "X-Entity-Ref-ID": `mail-${id}`,
  };
  const mailing = {
    from: sender ? from : from.email,
    to: email,
    subject: mail.subject,
    ...mailBody(mail, words.look),
    headers,
  };
  try {
    await within(EMAIL_TIMEOUT_MS, env.EMAIL.send(mailing));
    return { result: "sent" };
  } catch (error) {
    return emailOutcome(error, now);
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Email Service's codes for temporary failures that affect other e-mails and retries as well. */
const PASSING = new Set(["E_RATE_LIMIT_EXCEEDED", "E_INTERNAL_SERVER_ERROR"]);

/**
 * Our own sender address or domain is refused: nothing is sent until that is fixed. A recipient "not allowed" means
 * that the domain is not onboarded, as the binding has no allow list of its own.
 */
const SENDER = /^E_(SENDER_.*|RECIPIENT_NOT_ALLOWED)$/;

/** Messages that can never be sent as they are: a bad field, a blocked recipient, a message too large. */
const FINAL = /^E_(RECIPIENT|VALIDATION|FIELD|HEADERS?|CONTENT|TOO_MANY|SUBJECT|BODY)_/;

const CODE = /^E_[A-Z_]{1,60}$/;

/** The outcome for an error thrown by the send-email binding, by its code. */
export function emailOutcome(error: unknown, now: number): Outcome {
  const code = codeOf(error);
  if (code === null) {
    const isTimeout = error instanceof Error && error.name === "TimeoutError";
    return { result: "retry", error: isTimeout ? "timeout" : "email_failed", peerDown: true };
  }
  if (code === QUOTA_USED_UP) {
    return { result: "waits", error: code, until: tomorrow(now), peerDown: true };
  }
  if (PASSING.has(code)) return { result: "retry", error: code, peerDown: true };
  if (SENDER.test(code)) return { result: "paused", error: code };
  if (FINAL.test(code)) return { result: "dead", error: code };
  return { result: "retry", error: code };
}

function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  const { code } = error;
  return typeof code === "string" && CODE.test(code) ? code : null;
}

/** The quota resets at midnight UTC. */
function tomorrow(now: number): number {
  return now + DAY_MS - (now % DAY_MS);
}
