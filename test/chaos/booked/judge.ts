import type { AcceptedMail } from "../peers/fake-mailbox.ts";
import { dueMails, MAIL_SUBJECTS, type DueMail } from "./due-mails.ts";
import type { Order } from "./order.ts";

/** So long after a mail was accepted its acceptance may not be stored yet. */
const SETTLING_MS = 15_000;

export type Weather = {
  /** When everything due had had its tries, on days without faults (ms). */
  calm: readonly number[];
  crashes: readonly number[];
  /** So long a mail that was handed over as what ends it came in may still take (ms). */
  onTheWay: number;
};

export type Verdict = {
  /** Mails that nothing asks for, or no longer. */
  afterStop: string[];
  twice: string[];
  unsent: string[];
  copies: number;
  /** Due in the middle of faults, and how many of them came. */
  inFaults: number;
  sentInFaults: number;
};

/** Compares the mails that came to an order's address with those that were due. */
export function judge(
  order: Order,
  mails: readonly AcceptedMail[],
  { calm, crashes, onTheWay }: Weather,
): Verdict {
  const verdict: Verdict = { afterStop: [], twice: [], unsent: [], copies: 0, inFaults: 0, sentInFaults: 0 };
  const due = dueMails(order);
  const isCrashed = (first: AcceptedMail, at: number) =>
    crashes.some((crash) => crash >= first.at - onTheWay && crash <= Math.min(at, first.at + SETTLING_MS));
  const came = new Map<DueMail, AcceptedMail>();
  for (const [first, ...copies] of Map.groupBy(mails, referenceOf).values()) {
    if (!first) continue;
    verdict.copies += copies.length;
    verdict.twice.push(...copies.filter(({ at }) => !isCrashed(first, at)).map((mail) => line(order, mail)));
    const fits = (one: DueMail, mail: AcceptedMail) => isOf(one, mail, onTheWay);
    if (give(first, due, came, fits)) continue;
    const isOneMore = due.some((one) => fits(one, first));
    (isOneMore ? verdict.twice : verdict.afterStop).push(line(order, first));
  }
  for (const one of due.filter(({ dueAt, endsFrom }) => endsFrom > dueAt)) {
    if (calm.some((at) => at >= one.dueAt && at < one.endsFrom)) {
      if (!came.has(one)) verdict.unsent.push(`${order.index} ${one.name} ${timeText(one.dueAt)}`);
    } else {
      verdict.inFaults += 1;
      verdict.sentInFaults += Number(came.has(one));
    }
  }
  return verdict;
}

const referenceOf = ({ headers }: AcceptedMail) => headers["X-Entity-Ref-ID"];

/**
 * Finds what a mail is, if need be by finding it for another anew: of two that come within a moment, either may be the
 * later one. False if there is one mail too many.
 */
function give(
  mail: AcceptedMail,
  due: readonly DueMail[],
  came: Map<DueMail, AcceptedMail>,
  fits: (one: DueMail, mail: AcceptedMail) => boolean,
): boolean {
  // The newest first: what came before it may have ended with the mail still unsent.
  for (const one of due.filter((candidate) => fits(candidate, mail)).toReversed()) {
    const other = came.get(one);
    const others = due.filter((candidate) => candidate !== one);
    if (other && !give(other, others, came, fits)) continue;
    came.set(one, mail);
    return true;
  }
  return false;
}

function isOf({ name, subject, dueAt, until }: DueMail, mail: AcceptedMail, onTheWay: number): boolean {
  const isNamed = subject === null ? mail.subject.startsWith(MAIL_SUBJECTS[name]) : mail.subject === subject;
  return isNamed && mail.at >= dueAt && mail.at <= until + onTheWay;
}

function line({ index, provider }: Order, { subject, at }: AcceptedMail): string {
  return `${index} (${provider}) “${subject}” ${timeText(at)}`;
}

const timeText = (at: number) => new Date(at).toISOString().slice(0, 19);
