import type { RawAssessment } from "../random/random-assessments.ts";

// The figures of first calls once more, from the rows alone and by the words of the contract.

const MINUTE_MS = 60_000;
const SPEEDS = [
  ["5m", 5],
  ["30m", 30],
  ["1h", 60],
  ["4h", 240],
  ["8h", 480],
  ["later", Number.POSITIVE_INFINITY],
] as const;
const BANDS = [
  ["Exceptional", 120],
  ["High", 80],
  ["Medium", 40],
  ["Low", 0],
] as const;

/** Whether a call is booked or was held. */
function hasCall({ call_status }: RawAssessment): boolean {
  return call_status === "booked" || call_status === "moved" || call_status === "held";
}

/** What a lead is to the figures; null for one that is in none. */
export type PlainFirstCall = {
  band: (typeof BANDS)[number][0];
  staff: string;
  speed: (typeof SPEEDS)[number][0] | "never";
  minutes: number | null;
  lived_minutes: number | null;
  in_time: number;
  reached: number;
  won: number;
};

export function plainFirstCall(row: RawAssessment): PlainFirstCall | null {
  const { first_call_ms: took, lead_score, suspect } = row;
  const mayBeCalled = row.phone !== null && row.phone_flag === null && row.call_consent_at !== null;
  const counts = (row.gave_way_to ?? null) === null;
  const isWaiting = row.first_outcome_at === null && mayBeCalled && !hasCall(row) && counts;
  if (suspect === 1 || (took === null && !isWaiting)) return null;
  const exact = (took ?? 0) / MINUTE_MS;
  const { first_outcome_at: called, first_awaited_at: awaited } = row;
  return {
    band: BANDS.find(([, from]) => (lead_score ?? 0) >= from)?.[0] ?? "Low",
    staff: row.first_outcome_by ?? row.owner ?? "",
    speed: took === null ? "never" : (SPEEDS.find(([, within]) => exact <= within)?.[0] ?? "later"),
    minutes: took === null ? null : rounded(exact),
    lived_minutes: called === null || awaited === null ? null : rounded((called - awaited) / MINUTE_MS),
    in_time: row.first_call_in_time ?? 0,
    reached: Number(row.reached_at !== null),
    won: Number(row.lead_status === "Won"),
  };
}

const rounded = (minutes: number) => (minutes > 480 ? Math.ceil(minutes / 60) * 60 : Math.ceil(minutes));
const rate = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1000) / 10);

/** All figures of these leads. */
export function plainFirstCalls(rows: readonly RawAssessment[]) {
  const calls = rows.map(plainFirstCall).filter((call) => call !== null);
  const staff = [...new Set(calls.map((call) => call.staff))];
  const owners = staff.map((name) => ({
    ...ofCalls(calls.filter((call) => call.staff === name)),
    owner: name || null,
  }));
  return {
    ...ofCalls(calls),
    bands: BANDS.map(([band]) => ({ ...ofCalls(calls.filter((call) => call.band === band)), band })),
    owners: owners.toSorted(byCalls),
    speeds: [...SPEEDS.map(([speed]) => speed), "never" as const].map((speed) => {
      const own = calls.filter((call) => call.speed === speed);
      const part = (of: "reached" | "won") =>
        own.length < 10 ? null : rate(own.filter((call) => call[of] === 1).length, own.length);
      const { lived } = ofCalls(own);
      return { speed, leads: own.length, lived, reachedPercent: part("reached"), wonPercent: part("won") };
    }),
  };
}

/** The busiest first, nobody last. */
function byCalls(a: { owner: string | null; called: number }, b: { owner: string | null; called: number }) {
  if (a.owner === null || b.owner === null) return a.owner === null ? 1 : -1;
  return b.called - a.called || (a.owner < b.owner ? -1 : 1);
}

function ofCalls(calls: readonly PlainFirstCall[]) {
  const made = calls.filter(({ speed }) => speed !== "never");
  const never = calls.length - made.length;
  const inTime = made.filter(({ in_time }) => in_time === 1).length;
  const spread = (of: "minutes" | "lived_minutes") => {
    const minutes = made.flatMap((call) => call[of] ?? []).toSorted((a, b) => a - b);
    const within = (part: number) => minutes[Math.ceil(part * minutes.length) - 1] ?? null;
    return { medianMinutes: within(0.5), ninetiethMinutes: within(0.9) };
  };
  return {
    called: made.length,
    neverCalled: { count: never, percent: rate(never, calls.length) },
    inTime: { count: inTime, percent: rate(inTime, made.length) },
    ...spread("minutes"),
    lived: spread("lived_minutes"),
  };
}
