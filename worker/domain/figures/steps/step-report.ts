import { TRAFFIC_SOURCES, type TrafficSource } from "../../money/ads/traffic-source.ts";
import { percent } from "../analytics/percent.ts";
import { TIME_BUCKETS } from "./active-time.ts";
import type { Door } from "../../door.ts";
import type { PageFailures } from "./page-failure.ts";
import { doorSteps, isExtraStep, START_STEPS, type ExtraStep, type Step } from "./step.ts";
import { DEVICES, MARKS, STEP_DOORS, type Device, type Mark, type StepDoor } from "./visit-steps.ts";

/** Visits by what they did at a step. Those that stopped there are `entered` minus `next`. */
export type StepCounts = Record<Mark, number>;

/** The visits of a step; `times` has them by active time, one number for each bucket. */
export type StepFigures = StepCounts & { times: number[] };

/** Sums over days of what was counted of a step. */
export type StepCell = { door: StepDoor; step: Step; source: TrafficSource; device: Device } & StepFigures;

/**
 * A step that a visit came to. The landing page has a line of door `none`, and one for each door with those who left
 * through it as `next`.
 */
export type StepSums = StepFigures & {
  door: StepDoor;
  step: Step;
  sources: ({ source: TrafficSource } & StepCounts)[];
  devices: ({ device: Device } & StepCounts)[];
};

/**
 * The starts that visits counted. `notCounted` is the share in per cent of those started through the door that no visit
 * counted: refused, without consent, staff's own, or lost on the way. Null without starts, and if visits counted more
 * than there were.
 */
export type Coverage = { door: Door; counted: number; notCounted: number | null };

/**
 * The assessments started through a door in the period, whoever counted them, and what they have come to. Those that
 * have `expired` are among those started, and can no longer be opened.
 */
export type DoorOutcome = {
  door: Door;
  started: number;
  expired: number;
  leads: number;
  calls: number;
  won: number;
};

/** The steps of some days, first and last included, in the order of the list; steps without visits are left out. */
export type StepPeriod = {
  from: string;
  to: string;
  steps: StepSums[];
  coverage: Coverage[];
  doors: DoorOutcome[];
};

export type AskedStep = { step: ExtraStep; question: string };

/** The response of `GET /api/steps`. A null narrows nothing; coverage and doors are of all sources and devices. */
export type StepsReport = {
  door: Door | null;
  source: TrafficSource | null;
  device: Device | null;
  /** The owner's own questions that are asked today, in order. */
  asked: AskedStep[];
  period: StepPeriod;
  /** As many days, ending on the day before. */
  before: StepPeriod;
  /** Pages that failed to render in the period, the most often first, whoever saw them. */
  failures: PageFailures[];
};

export type StepFilter = Pick<StepsReport, "door" | "source" | "device">;

/**
 * Sums the cells of a period by step. A door narrows to its own steps; the landing page belongs to both. `asked` are the
 * owner's own questions, in order; those that are no longer asked follow them.
 */
export function stepSums(
  cells: readonly StepCell[],
  filter: StepFilter,
  asked: readonly ExtraStep[] = [],
): StepSums[] {
  const extras = [...new Set([...asked, ...cells.map(({ step }) => step).filter(isExtraStep)])];
  const kept = cells.filter(
    ({ door, source, device }) =>
      (filter.door === null || door === "none" || door === filter.door) &&
      (filter.source === null || source === filter.source) &&
      (filter.device === null || device === filter.device),
  );
  return STEP_DOORS.flatMap((door) => {
    const way: readonly Step[] = door === "none" ? ["landing"] : doorSteps(door, extras);
    return way.flatMap((step) => {
      const own = kept.filter((cell) => cell.door === door && cell.step === step);
      return own.length === 0 ? [] : [{ door, step, ...figures(own), ...parts(own) }];
    });
  });
}

/** Of doors what the server knows; `cells` must be of all sources and devices. */
export function coverage(
  cells: readonly StepCell[],
  doors: readonly Pick<DoorOutcome, "door" | "started">[],
): Coverage[] {
  return doors.map(({ door, started }) => {
    const starts = cells.filter((cell) => cell.door === door && cell.step === START_STEPS[door]);
    const counted = counts(starts).entered;
    const missed = started - counted;
    return { door, counted, notCounted: missed < 0 ? null : percent(missed, started) };
  });
}

function parts(cells: readonly StepCell[]): Pick<StepSums, "sources" | "devices"> {
  return {
    sources: TRAFFIC_SOURCES.map((source) => ({
      source,
      ...counts(cells.filter((cell) => cell.source === source)),
    })).filter(isVisited),
    devices: DEVICES.map((device) => ({
      device,
      ...counts(cells.filter((cell) => cell.device === device)),
    })).filter(isVisited),
  };
}

const isVisited = (sums: StepCounts) => MARKS.some((mark) => sums[mark] > 0);

function figures(cells: readonly StepCell[]): StepFigures {
  const times = Array.from({ length: TIME_BUCKETS }, (_, bucket) =>
    cells.reduce((sum, cell) => sum + (cell.times[bucket] ?? 0), 0),
  );
  // A time may be replaced on a later day than the one it was first reported on.
  return { ...counts(cells), times: times.map((count) => Math.max(0, count)) };
}

function counts(cells: readonly StepCell[]): StepCounts {
  const sum = (mark: Mark) => cells.reduce((all, cell) => all + cell[mark], 0);
  return { entered: sum("entered"), next: sum("next"), back: sum("back"), error: sum("error") };
}
