import { HOUR_MS, MINUTE_MS, type Fact, type Order, type Stop } from "./order.ts";

// Written anew from contract 22, and on purpose by none of the app's own rules.

export const MAIL_SUBJECTS = {
  booked: "Your call is booked",
  moved: "Your call has a new time",
  cancelled: "Your call is canceled",
  "day-before": "We talk tomorrow",
  "hour-before": "Our call starts soon",
  missed: "Sorry we missed each other",
  staff: "Note ",
} as const;
export type MailName = keyof typeof MAIL_SUBJECTS;

/**
 * A mail that is due: from when on, and up to when it may come. What ended it was told to the app from `endsFrom` on.
 * Times are in milliseconds.
 */
export type DueMail = {
  name: MailName;
  /** Of a mail of staff. */
  subject: string | null;
  dueAt: number;
  until: number;
  endsFrom: number;
};

const DAY_MS = 24 * HOUR_MS;
/** A reminder that is later than this is dropped. */
const LATE_MS = 30 * MINUTE_MS;
const FOR_EVER = Number.POSITIVE_INFINITY;

/** Every mail that a call, its lead and staff cause, by what happened. */
export function dueMails({ facts, lead }: Pick<Order, "facts" | "lead">): DueMail[] {
  const state: State = {
    due: [],
    startsAt: 0,
    isOn: false,
    isErased: false,
    hasLead: lead !== null,
    isAgreed: lead?.consents ?? false,
    hasWritten: false,
    stops: new Set(),
  };
  for (const fact of facts) {
    if (!state.isErased) happen(state, fact);
  }
  return state.due;
}

type State = {
  due: DueMail[];
  startsAt: number;
  isOn: boolean;
  isErased: boolean;
  hasLead: boolean;
  isAgreed: boolean;
  hasWritten: boolean;
  stops: Set<Stop>;
};

const isStopped = ({ stops }: State, kind: Stop) => stops.has(kind) || stops.has("all");
const ofCall = ({ name }: DueMail) => name !== "staff";
const ofStaff = ({ name }: DueMail) => name === "staff";
const afterMissed = ({ name }: DueMail) => name === "missed";

function add({ due }: State, name: MailName, dueAt: number, ends = FOR_EVER, subject: string | null = null) {
  due.push({ name, subject, dueAt, until: ends, endsFrom: ends });
}

/** What of these mails has not come by then is not to come anymore. */
function end({ due }: State, { from, by }: Fact, which: (mail: DueMail) => boolean): void {
  for (const mail of due.filter(which)) {
    mail.endsFrom = Math.min(mail.endsFrom, from);
    mail.until = Math.min(mail.until, by);
  }
}

function happen(state: State, fact: Fact): void {
  switch (fact.kind) {
    case "booked":
    case "moved":
      end(state, fact, ofCall);
      Object.assign(state, { startsAt: fact.startsAt, isOn: true });
      if (!isStopped(state, "booking")) for (const mail of ofTime(fact)) add(state, ...mail);
      return;
    case "cancelled":
      end(state, fact, ofCall);
      if (!isStopped(state, "booking") && state.isOn && state.startsAt > fact.by)
        add(state, "cancelled", fact.from, state.startsAt);
      state.isOn = false;
      return;
    case "missed":
      if (state.isOn && state.isAgreed && !isStopped(state, "booking"))
        add(state, "missed", fact.from + 10 * MINUTE_MS);
      return;
    case "corrected":
      return end(state, fact, afterMissed);
    default:
      return happenToLead(state, fact);
  }
}

type OfCall = "booked" | "moved" | "cancelled" | "missed" | "corrected";

function happenToLead(state: State, fact: Exclude<Fact, { kind: OfCall }>): void {
  switch (fact.kind) {
    case "mailed":
      if (mayMail(state))
        add(state, "staff", Math.max(fact.sendAt, fact.from), FOR_EVER, staffSubject(fact.mailId));
      return;
    case "wrote":
      state.hasWritten = true;
      state.stops.delete("staff");
      return;
    case "stopped":
      return stop(state, fact);
    case "let-go":
      // The lead is gone, and the call is of whoever booked it.
      Object.assign(state, { hasLead: false, isAgreed: false });
      end(state, fact, ofStaff);
      return end(state, fact, afterMissed);
    case "erased":
      state.isErased = true;
      return end(state, fact, () => true);
  }
}

function stop(state: State, fact: Extract<Fact, { kind: "stopped" }>): void {
  for (const kind of fact.stops) state.stops.add(kind);
  if (isStopped(state, "hub")) {
    state.isAgreed = false;
    end(state, fact, afterMissed);
  }
  if (isStopped(state, "booking")) end(state, fact, ofCall);
  if (isStopped(state, "staff")) end(state, fact, ofStaff);
}

export const staffSubject = (mailId: string) => `${MAIL_SUBJECTS.staff}${mailId}`;

/** Nobody here is of a country that is known: staff need the lead's consent, or a mail of its own to answer. */
function mayMail(state: State): boolean {
  return state.hasLead && !isStopped(state, "staff") && (state.isAgreed || state.hasWritten);
}

/** Whether staff may write now, by what has happened. */
export function mayMailNow(order: Pick<Order, "facts" | "lead">): boolean {
  const probe = { kind: "mailed", mailId: "probe", sendAt: FOR_EVER, from: FOR_EVER, by: FOR_EVER } as const;
  return dueMails({ ...order, facts: [...order.facts, probe] }).some(
    ({ subject }) => subject === staffSubject("probe"),
  );
}

type OfTime = [name: MailName, dueAt: number, ends: number];

function ofTime(fact: Extract<Fact, { startsAt: number }>): OfTime[] {
  const { kind, startsAt, from } = fact;
  const ahead = startsAt - from;
  if (ahead <= 0) return [];
  const day = startsAt - DAY_MS;
  const hour = startsAt - HOUR_MS;
  const hasDay = ahead >= 36 * HOUR_MS;
  const hasHour = hasDay || hour - from >= 2 * HOUR_MS;
  return [
    [kind, from, startsAt],
    ...(hasDay ? [["day-before", day, day + LATE_MS] satisfies OfTime] : []),
    ...(hasHour ? [["hour-before", hour, hour + LATE_MS] satisfies OfTime] : []),
  ];
}

/** Whether a few seconds decide which mails a call is due; the app may hear of it so much later. */
export function isBorderline(ahead: number): boolean {
  return [0, 3 * HOUR_MS, 36 * HOUR_MS].some((border) => Math.abs(ahead - border) < 10 * MINUTE_MS);
}
