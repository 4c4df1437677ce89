import { callAgainAt, suggestedAgain } from "#domain/calls/hours/call-again";
import { INITIAL_FORM_MINUTES, INITIAL_TARGETS, targetMinutes } from "#domain/calls/hours/call-targets";
import { callingHours } from "#domain/calls/hours/calling-settings";
import { dueAt } from "#domain/calls/hours/calling-time";
import { ABOUT_OUTCOME, missedAfter, type CallOutcome } from "#domain/calls/call-outcomes";
import { CALL_CONSENT_VERSION } from "#domain/people/consent/consent-texts";
import type { LeadStatus } from "#domain/leads/pipeline";
import type { Random } from "../../setup/random/random.ts";
import type { SeedRow } from "./seed-row.ts";
import { uuid } from "./uuid.ts";
import { weighted } from "./weighted.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CALLS_MOST = 4;
/** So long a lead has waited for its first call at most. */
const YOUNG_MS = 3 * DAY_MS;
/** In these days the latest leads came back to their hub and left a number. */
const BACK_MS = 6 * DAY_MS;
const HOURS = callingHours({});

/** Who calls, and by what part of the target, or how many times it, most of their first calls are made. */
const PACE = { "ada@example.com": 0.4, "grace@example.com": 0.7, "mary@example.com": 1.5 } as const;
type Caller = keyof typeof PACE;

/** Who is called soon is won more often, and who is lost was often called late. */
const PACE_BY_STATUS: Partial<Record<LeadStatus, number>> = { Won: 0.5, Lost: 1.6 };

export type SeedCall = {
  callId: string;
  by: Caller;
  at: number;
  outcome: CallOutcome;
  againAt: number | null;
};

/**
 * Times in ms; `completedAt` is when the number could first be given. The latest leads come back to give it, so that
 * there is somebody to call, however far apart the leads are.
 */
type Lead = { number: number; completedAt: number; leadScore: number; status: LeadStatus; isLatest: boolean };

/**
 * The number of a lead that left one, as nearly half do, its owner and its calls. Most are made within their target;
 * some leads are never called, but none has waited for more than three days.
 */
export function believableCalls(
  random: Random,
  lead: Lead,
  now: number,
): { columns: SeedRow; calls: SeedCall[] } {
  const asked = random.chance(0.6);
  const leftAt = lead.completedAt + MINUTE_MS + random.int((asked ? 8 : 600) * MINUTE_MS);
  const comesBack = lead.isLatest && isOpen(lead) && random.chance(0.6);
  const agreedAt = comesBack ? Math.max(leftAt, now - random.int(BACK_MS)) : leftAt;
  if ((!comesBack && random.chance(0.55)) || agreedAt > now) return { columns: {}, calls: [] };
  const by = weighted(random, [
    ["ada@example.com", 45],
    ["grace@example.com", 35],
    ["mary@example.com", 20],
  ] as const);
  const target = targetMinutes(
    { leadScore: lead.leadScore, asked, isForm: false },
    INITIAL_TARGETS,
    INITIAL_FORM_MINUTES,
  );
  const took = target * PACE[by] * (PACE_BY_STATUS[lead.status] ?? 1) * spread(random);
  const firstAt = Math.round(dueAt(agreedAt, took, HOURS, null) ?? agreedAt);
  const agreed = agreedColumns(random, asked, agreedAt, { by, number: lead.number });
  const isYoung = agreedAt > now - YOUNG_MS;
  if (firstAt > now || random.chance(missedOut(lead, isYoung))) {
    if (isOpen(lead) && !isYoung) return { columns: {}, calls: [] };
    const due = { clock_started_at: agreedAt, due_at: dueAt(agreedAt, target, HOURS, null) };
    return { columns: { ...agreed, ...(isOpen(lead) && due) }, calls: [] };
  }
  const first = {
    first_awaited_at: agreedAt,
    first_call_ms: Math.round(took * MINUTE_MS),
    first_call_in_time: Number(took <= target),
  };
  const calls = callsFrom(random, { at: firstAt, took, by }, lead, now);
  return { columns: { ...agreed, ...first, ...columnsAfter(calls, lead) }, calls };
}

function isOpen({ status }: Lead): boolean {
  return status === "MQL" || status === "SQL";
}

/** How many are never called: some of the lost ones, and the young ones who wait for this morning's calls. */
function missedOut(lead: Lead, isYoung: boolean): number {
  if (isOpen(lead)) return isYoung ? 0.5 : 0;
  return lead.status === "Won" ? 0.01 : 0.12;
}

/** Around 1, with a long tail: the exponential of something like a normal distribution. */
function spread({ int }: Random): number {
  const sum = [1, 2, 3, 4].reduce((all) => all + int(1000), 0);
  return Math.exp((sum - 2000) / 577);
}

function agreedColumns(
  { pick, chance }: Random,
  asked: boolean,
  at: number,
  { by, number }: { by: Caller; number: number },
): SeedRow {
  const hasOwner = chance(0.3);
  return {
    phone: believablePhone(number),
    call_consent_at: at,
    call_consent_way: asked ? "form" : pick(["mail", "call", "person"]),
    call_consent_version: asked ? CALL_CONSENT_VERSION : null,
    call_consent_page: asked ? pick(["/quiz", "/chat", "/hub"]) : null,
    call_consent_by: asked ? null : by,
    call_requested_at: asked ? at : null,
    time_zone: "America/Edmonton",
    owner: hasOwner ? by : null,
    owner_since: hasOwner ? at : null,
  };
}

const AREA_CODES = [
  204, 226, 236, 250, 306, 343, 403, 416, 418, 431, 438, 506, 514, 519, 587, 604, 613, 647, 709, 780,
];
const LINES = { first: 2000, count: 8000 };

/** A number of one's own among 160,000 leads: those who share one are one person. The exchange 555 rings nowhere. */
function believablePhone(number: number): string {
  const area = AREA_CODES[number % AREA_CODES.length] ?? AREA_CODES[0];
  return `+1${area}555${LINES.first + (Math.floor(number / AREA_CODES.length) % LINES.count)}`;
}

/** The first call, and another each time the lead was missed. The sooner it was made, the more people answer. */
function callsFrom(
  random: Random,
  first: { at: number; took: number; by: Caller },
  { status }: Lead,
  now: number,
): SeedCall[] {
  const calls: SeedCall[] = [];
  const { by, took } = first;
  const answers = (took <= 5 ? 60 : took <= 60 ? 38 : 20) + (status === "Won" ? 30 : 0);
  let [at, missed] = [first.at, 0];
  while (at <= now && calls.length < CALLS_MOST) {
    const outcome = weighted(random, [
      ["reached", answers],
      ["no_answer", 90 - answers],
      ["voicemail", 25],
      ["wrong_number", status === "Won" ? 0 : 4],
      ["not_interested", status === "Lost" ? 12 : 0],
      ["do_not_call", status === "Lost" ? 3 : 0],
    ] as const);
    missed = missedAfter(missed, outcome);
    const againAt = missed > 0 ? callAgainAt(suggestedAgain(missed), at, HOURS, null) : null;
    calls.push({ callId: uuid(random), by, at, outcome, againAt });
    if (againAt === null) break;
    at = againAt + random.int(90 * MINUTE_MS);
  }
  return calls;
}

function columnsAfter(calls: readonly SeedCall[], lead: Lead): SeedRow {
  const [first, last] = [calls[0], calls.at(-1)];
  if (!first || !last) throw new Error("A lead that was called has a call.");
  const { isMissed, suppresses } = ABOUT_OUTCOME[last.outcome];
  const waits = isMissed && isOpen(lead) && calls.length < CALLS_MOST ? last.againAt : null;
  return {
    owner: first.by,
    owner_since: first.at,
    first_outcome_at: first.at,
    first_outcome_by: first.by,
    last_outcome: last.outcome,
    last_call_at: last.at,
    last_call_id: last.callId,
    missed_calls: isMissed ? calls.length : 0,
    reached_at: ABOUT_OUTCOME[last.outcome].isReached ? last.at : null,
    due_at: waits,
    next_action_at: waits,
    ...(suppresses && { phone_flag: "do_not_call" }),
  };
}
