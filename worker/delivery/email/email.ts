import { MAIL_KINDS, mailRank } from "#domain/mail/mail-kinds";
import { ADDRESS_REFUSED } from "#domain/mail/refused-address";
import { oneLine } from "#domain/one-line";
import { reserveRecipients, type Reservation } from "../../db/delivery/mail-limits.ts";
import { refuseAddress } from "../../db/delivery/refused-addresses.ts";
import { openThreads } from "../../db/mail/threads.ts";
import { senderOf } from "#domain/settings/site-settings";
import { replyAddress } from "../../crypto/reply-token.ts";
import { findMailSources, type MailSources } from "../../db/content/mail-sources.ts";
import { endsTheTurn, type Delivery, type Dispatch, type Outcome, type Tried } from "../outcome.ts";
import { within } from "../within.ts";
import { isCallMessage, readCallMail } from "./call-mail.ts";
import { emailOutcome } from "./email-outcome.ts";
import { readHubMail } from "./hub-mail.ts";
import type { MailFrame } from "./mail-texts.ts";
import { mailWords, type MailWords } from "./mail-words.ts";
import { isPlainAddress } from "./plain-address.ts";
import type { ReadMail } from "./read-mail.ts";
import { isStaffMessage, readStaffMail } from "./staff-mail.ts";
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
/** An e-mail that may go. */
type Ready = ReadMail & { claim: Mail; origin: string; recipient: string };

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
  const mailIds = deliveries.flatMap(({ message }) =>
    isStaffMessage(message) ? [message.payload.mailId] : [],
  );
  const sources = await findMailSources(dispatch.db, { leads: ids, bookings, mailIds });
  const may = await reserved(dispatch, await readyOf(dispatch, deliveries, sources, tried), tried);
  if (may.length === 0) return tried;
  const ready = await answerable(dispatch, may, sources);
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
    : isStaffMessage(message)
      ? await readStaffMail(env, sources.written.get(message.payload.mailId) ?? null, now)
      : readHubMail(message.kind, sources.leads.get(assessmentId ?? 0) ?? null, now);
  if ("result" in read) return read;
  if (!isPlainAddress(read.email)) return { result: "cancelled", error: "no_address" };
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

/** The e-mails with where each is answered, if answers come to us: in the thread of its lead, or else of its booking. */
async function answerable(
  { env, db, now }: Dispatch,
  mails: readonly Ready[],
  { calls }: MailSources,
): Promise<readonly Ready[]> {
  const asks = mails.filter(({ replyTo }) => replyTo === undefined);
  if (!env.REPLY_DOMAIN || asks.length === 0) return mails;
  const chainOf = ({ message }: Mail) =>
    isCallMessage(message) ? (calls.get(message.payload.bookingId)?.chain ?? null) : null;
  const leads = asks.flatMap(({ claim }) => claim.assessmentId ?? []);
  const chains = asks.flatMap(({ claim }) => (claim.assessmentId === null ? (chainOf(claim) ?? []) : []));
  const { ofLeads, ofChains } = await openThreads(db, { leads, chains }, now);
  return Promise.all(
    mails.map(async (mail) => {
      const { assessmentId } = mail.claim;
      const thread =
        assessmentId === null ? ofChains.get(chainOf(mail.claim) ?? 0) : ofLeads.get(assessmentId);
      if (mail.replyTo !== undefined || thread === undefined) return mail;
      return { ...mail, replyTo: await replyAddress(env, thread) };
    }),
  );
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
  { claim, email, contentOf, replyTo, repliesTo, origin, recipient }: Ready,
  words: MailWords,
): Promise<Outcome> {
  const from = senderOf(oneLine(env.EMAIL_FROM));
  const token = await unsubscribeToken(env, { recipient, stop: MAIL_KINDS[claim.message.kind].stop });
  const unsubscribeUrl = new URL(`/api/unsubscribe/${token}`, origin).href;
  const postalAddress = oneLine(env.SENDER_POSTAL_ADDRESS);
  const sender = from.name || null;
  const frame: MailFrame = { ...words, origin, now, sender, postalAddress, unsubscribeUrl };
  const mailing = {
    from: sender ? from : from.email,
    to: email,
    ...(replyTo && { replyTo }),
    ...contentOf(frame, words.look),
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      // The same for every attempt at one e-mail, so that duplicates can be recognised.
      "X-Entity-Ref-ID": `mail-${claim.id}`,
      ...(repliesTo && { "In-Reply-To": repliesTo, References: repliesTo }),
    },
  };
  try {
    await within(EMAIL_TIMEOUT_MS, env.EMAIL.send(mailing));
    return { result: "sent" };
  } catch (error) {
    return emailOutcome(error, now);
  }
}
