import { MAIL_KINDS, mailRank, type MailKind } from "#domain/mail/mail-kinds";
import { ADDRESS_REFUSED, QUOTA_USED_UP } from "#domain/mail/refused-address";
import { oneLine } from "#domain/one-line";
import { reserveRecipients, type Reservation } from "../../db/delivery/mail-limits.ts";
import { refuseAddress } from "../../db/delivery/refused-addresses.ts";
import { senderOf } from "#domain/settings/site-settings";
import { findMailSources } from "../../db/content/mail-sources.ts";
import type { DeliveryLead } from "../../db/leads/delivery-lead.ts";
import { endsTheTurn, type Delivery, type Dispatch, type Outcome, type Tried } from "../outcome.ts";
import { within } from "../within.ts";
import { mailBody, type MailText } from "./mail-template.ts";
import { hubMailText, newLinkText, reminderText, type MailFrame, type MailLead } from "./mail-texts.ts";
import { mailWords, type MailWords } from "./mail-words.ts";
import { recipientHash, unsubscribeToken } from "./unsubscribe-token.ts";

const EMAIL_TIMEOUT_MS = 10_000;
/** For one attempt: its last e-mail starts early enough to time out within this. */
export const EMAIL_LONGEST_MS = 15_000;
/** E-mails per attempt. This many may be sent twice if the Worker is cut off before it has recorded them. */
export const EMAILS_MOST = 12;
/** The number of connections a Worker may have open. */
const AT_ONCE = 6;

const TEXTS: Record<MailKind, (lead: MailLead, frame: MailFrame) => MailText> = {
  "hub-mail": hubMailText,
  reminder: reminderText,
  "new-link": newLinkText,
};

/** A single plain address, without anything that a mail program would read as a name, a list or a comment. */
const PLAIN_ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/;

export function isMailSetUp(env: Env): boolean {
  return Boolean(env.EMAIL_FROM && env.SENDER_POSTAL_ADDRESS && env.SESSION_HMAC_KEY);
}

type Mail = Delivery<"email">;
type Ready = { claim: Mail; lead: DeliveryLead & { email: string }; origin: string; recipient: string };

/**
 * Sends hub e-mails, reminders and new links, each only if it may still be sent now (contract 10). Sends a few at a
 * time, and stops when time is up or a failure shows that the others would fail too.
 */
export async function deliverEmails(dispatch: Dispatch, deliveries: Mail[]): Promise<Tried[]> {
  const ends = Date.now() + EMAIL_LONGEST_MS - EMAIL_TIMEOUT_MS;
  const tried: Tried[] = [];
  const ids = deliveries.flatMap(({ assessmentId }) => assessmentId ?? []);
  const { leads, published } = await findMailSources(dispatch.db, ids);
  const ready = await reserved(dispatch, await readyOf(dispatch, deliveries, leads, tried), tried);
  if (ready.length === 0) return tried;
  const words = mailWords(published());
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

/** The e-mails that their leads' current state allows; the outcomes of the others are added to `tried`. */
async function readyOf(
  dispatch: Dispatch,
  deliveries: Mail[],
  leads: ReadonlyMap<number, DeliveryLead>,
  tried: Tried[],
): Promise<Ready[]> {
  const ready: Ready[] = [];
  for (const claim of deliveries) {
    const judged = await judge(dispatch, claim, leads.get(claim.assessmentId ?? 0) ?? null);
    if ("result" in judged) tried.push({ claim, outcome: judged });
    else ready.push({ claim, ...judged });
  }
  return ready;
}

async function judge(
  { env, now, ...dispatch }: Dispatch,
  { message: { kind, payload } }: Mail,
  lead: DeliveryLead | null,
): Promise<Outcome | Omit<Ready, "claim">> {
  const origin = dispatch.origin ?? payload.origin;
  if (!origin) return { result: "retry", error: "origin_not_configured" };
  const refusal = reasonNotToSend(kind, lead);
  if (refusal !== null || !lead?.email) return { result: "cancelled", error: refusal ?? "no_address" };
  // The e-mail was delayed past the hub's expiry, perhaps by a quota. Staff see it among the failed messages and can
  // resend it after extending the hub.
  if (isOver(lead, now)) return { result: "dead", error: "hub_expired" };
  const recipient = await recipientHash(env, lead.email);
  if (!recipient) return { result: "paused", error: "not_configured" };
  return { lead: { ...lead, email: lead.email }, origin, recipient };
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

async function sendReady(
  dispatch: Dispatch,
  { claim, lead, ...to }: Ready,
  words: MailWords,
): Promise<Outcome> {
  const outcome = await send(dispatch, claim, lead, { ...to, words });
  const isRefused = outcome.result === "dead" && outcome.error === ADDRESS_REFUSED;
  return isRefused ? refusedUntil(await refuseAddress(dispatch.db, to.recipient, dispatch.now)) : outcome;
}

/** Why a queued e-mail may not be sent now; null if it may. */
export function reasonNotToSend(kind: MailKind, lead: DeliveryLead | null): string | null {
  if (!lead) return "erased";
  if (!lead.email || !PLAIN_ADDRESS.test(lead.email)) return "no_address";
  // A person who requests a link always gets an answer.
  if (kind !== "new-link" && lead.emailConsent === null) return "no_consent";
  if (lead.suspect === 1) return "suspect";
  const isSettled = lead.bookingLinkClicked !== null || lead.hasBooking === 1;
  return kind === "reminder" && isSettled ? "booked" : null;
}

function isOver({ hubExpiresAt }: DeliveryLead, now: number): boolean {
  return hubExpiresAt === null || hubExpiresAt <= now;
}

async function send(
  { env, now }: Dispatch,
  { id, message: { kind } }: Delivery<"email">,
  lead: DeliveryLead & { email: string },
  to: { origin: string; recipient: string; words: MailWords },
): Promise<Outcome> {
  const { origin, recipient, words } = to;
  const from = senderOf(oneLine(env.EMAIL_FROM));
  const token = await unsubscribeToken(env, { recipient, stop: MAIL_KINDS[kind].stop });
  const unsubscribeUrl = new URL(`/api/unsubscribe/${token}`, origin).href;
  const postalAddress = oneLine(env.SENDER_POSTAL_ADDRESS);
  const sender = from.name || null;
  const frame = { ...words, origin, now, sender, postalAddress, unsubscribeUrl };
  const mail = TEXTS[kind](lead, frame);
  const headers = {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    // The same for every attempt at one e-mail, so that duplicates can be recognised.
    "X-Entity-Ref-ID": `mail-${id}`,
  };
  const mailing = {
    from: sender ? from : from.email,
    to: lead.email,
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
