import { percentile } from "./percentile.ts";
import { LEAD_SCORE_BUCKETS, type LeadScoreBucket } from "../../offers/scoring/lead-score.ts";
import { FIRST_CALL_SPEEDS, type FirstCallSpeed } from "../../calls/consequences/first-call-speed.ts";
import { percent, share, type Share } from "./percent.ts";

/** For fewer leads than this, no share is shown (contract 14). */
export const SPEED_LEADS_MIN = 10;

/** Calls by the whole minutes within which they were made, past eight hours the whole hours. */
export type CallMinutes = ReadonlyMap<number, number>;

/**
 * The two times of a first call, both from when the lead could first be called: in calling hours, which
 * targets are set in, and by the clock, as the lead lived it.
 */
export type CallTime = "callingHours" | "lived";

/** A cell of the roll-ups. `staff` made the first call or else owns the lead; '' is nobody. */
export type FirstCallCell = {
  band: LeadScoreBucket;
  staff: string;
  speed: FirstCallSpeed;
  total: number;
  inTime: number;
  reached: number;
  won: number;
  minutes: Record<CallTime, CallMinutes>;
};

/** Half of the called leads were called within the median, nine in ten within the other. */
export type CallSpread = { medianMinutes: number | null; ninetiethMinutes: number | null };

/** Figures of leads of which each was called, or may be called and has not been. Minutes are of calling hours. */
export type FirstCalls = CallSpread & {
  called: number;
  /** With its share of all these leads. */
  neverCalled: Share;
  /** Of the called ones, those called within their target. */
  inTime: Share;
  /** The same by the clock. */
  lived: CallSpread;
};

/** Leads by how fast their first call was in calling hours, with the time by the clock and their outcomes. */
export type SpeedTotals = {
  speed: FirstCallSpeed;
  leads: number;
  lived: CallSpread;
  reachedPercent: number | null;
  wonPercent: number | null;
};

export type FirstCallFigures = FirstCalls & {
  bands: (FirstCalls & { band: LeadScoreBucket })[];
  /** By who made the first call or else owns the lead; null is nobody. */
  owners: (FirstCalls & { owner: string | null })[];
  speeds: SpeedTotals[];
};

/**
 * The figures of first calls (contract 14). The same cell may occur several times, and another may subtract from it.
 */
export function firstCallFigures(cells: readonly FirstCallCell[]): FirstCallFigures {
  const staff = [...new Set(cells.map((cell) => cell.staff))].toSorted();
  return {
    ...firstCalls(cells),
    bands: LEAD_SCORE_BUCKETS.map((band) => ({
      ...firstCalls(cells.filter((cell) => cell.band === band)),
      band,
    })),
    owners: staff
      .map((name) => ({
        ...firstCalls(cells.filter((cell) => cell.staff === name)),
        owner: name === "" ? null : name,
      }))
      .filter(({ called, neverCalled }) => called + neverCalled.count > 0)
      .toSorted((a, b) => Number(a.owner === null) - Number(b.owner === null) || b.called - a.called),
    speeds: FIRST_CALL_SPEEDS.map((speed) =>
      speedTotals(
        speed,
        cells.filter((cell) => cell.speed === speed),
      ),
    ),
  };
}

function firstCalls(cells: readonly FirstCallCell[]): FirstCalls {
  const made = cells.filter(({ speed }) => speed !== "never");
  const [all, called] = [sum(cells, "total"), sum(made, "total")];
  return {
    called,
    neverCalled: share(all - called, all),
    inTime: share(sum(made, "inTime"), called),
    ...spread(made, "callingHours"),
    lived: spread(made, "lived"),
  };
}

function speedTotals(speed: FirstCallSpeed, cells: readonly FirstCallCell[]): SpeedTotals {
  const leads = sum(cells, "total");
  const shareOf = (measure: "reached" | "won") =>
    leads < SPEED_LEADS_MIN ? null : percent(sum(cells, measure), leads);
  return {
    speed,
    leads,
    lived: spread(cells, "lived"),
    reachedPercent: shareOf("reached"),
    wonPercent: shareOf("won"),
  };
}

function spread(cells: readonly FirstCallCell[], time: CallTime): CallSpread {
  const calls = new Map<number, number>();
  for (const { minutes } of cells) {
    for (const [within, count] of minutes[time]) calls.set(within, (calls.get(within) ?? 0) + count);
  }
  return { medianMinutes: percentile(calls, 0.5), ninetiethMinutes: percentile(calls, 0.9) };
}

function sum(cells: readonly FirstCallCell[], measure: "total" | "inTime" | "reached" | "won"): number {
  return cells.reduce((all, cell) => all + cell[measure], 0);
}
