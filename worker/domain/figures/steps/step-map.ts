import type { TrafficSource } from "../../money/ads/traffic-source.ts";
import { percent } from "../analytics/percent.ts";
import type { Door } from "../../door.ts";
import { doorSteps, isExtraStep, SIDE_STEPS, type Step } from "./step.ts";
import type { StepFigures, StepSums } from "./step-report.ts";
import type { Device } from "./visit-steps.ts";

/** Visits that came to a step, and those of them that went no further. */
export type Stops = { entered: number; stopped: number };

export type StepStops = Stops &
  Omit<StepFigures, "entered" | "next"> & {
    step: Step;
    /** Those who continued through the other door; only the landing page has any. */
    elsewhere: number;
    sources: ({ source: TrafficSource } & Stops)[];
    devices: ({ device: Device } & Stops)[];
  };

/** The path through a door, from the landing page to the booked call, and the visited steps beside it. */
export type StepMap = { door: Door; way: StepStops[]; beside: StepStops[] };

/** Where people stopped on the path through a door. `steps` must be of both doors. */
export function stepMap(steps: readonly StepSums[], door: Door): StepMap {
  const extras = steps.map(({ step }) => step).filter(isExtraStep);
  const all = doorSteps(door, extras).map((step) =>
    step === "landing" ? landing(steps, door) : later(steps, door, step),
  );
  const isBeside = ({ step }: StepStops) => SIDE_STEPS.includes(step);
  // Chats vary in length: messages that nobody sent are not on the path.
  const isShown = ({ step, entered }: StepStops) => entered > 0 || !step.startsWith("message_");
  return {
    door,
    way: all.filter((stops) => !isBeside(stops) && isShown(stops)),
    beside: all.filter((stops) => isBeside(stops) && stops.entered > 0),
  };
}

/** The step on the path, after the landing page, at which most people stopped; null if nobody did. */
export function worstStep({ way }: StepMap): StepStops | null {
  return way
    .slice(1)
    .reduce<StepStops | null>(
      (worst, stops) => (stops.stopped > (worst?.stopped ?? 0) ? stops : worst),
      null,
    );
}

/** The share in per cent of those who came to a step that stopped there; null if nobody came. */
export function stopRate({ entered, stopped }: Stops): number | null {
  return percent(stopped, entered);
}

const NOBODY = { entered: 0, next: 0, back: 0, error: 0, times: [], sources: [], devices: [] };

function later(steps: readonly StepSums[], door: Door, step: Step): StepStops {
  const sums = steps.find((line) => line.door === door && line.step === step);
  // Anyone who has booked a call has not stopped.
  return stopsOf(step, sums, (counts) => (step === "booked" ? counts.entered : counts.next));
}

/** The landing page has a line of all who came, and for each door one of those who left through it. */
function landing(steps: readonly StepSums[], door: Door): StepStops {
  const lines = steps.filter(({ step }) => step === "landing");
  const exits = lines.filter((line) => line.door !== "none");
  const left = (of: (line: StepSums) => { next: number } | undefined) =>
    exits.reduce((sum, line) => sum + (of(line)?.next ?? 0), 0);
  const stops = stopsOf(
    "landing",
    lines.find((line) => line.door === "none"),
    (counts) => {
      if ("source" in counts)
        return left(({ sources }) => sources.find(({ source }) => source === counts.source));
      if ("device" in counts)
        return left(({ devices }) => devices.find(({ device }) => device === counts.device));
      return left((line) => line);
    },
  );
  const others = left((line) => (line.door === door ? undefined : line));
  return { ...stops, elsewhere: Math.min(stops.entered, others) };
}

type Part = StepSums["sources"][number] | StepSums["devices"][number] | Omit<StepSums, "door" | "step">;

/** `onward` are those of a line, a source or a device that went on. */
function stopsOf(step: Step, sums: StepSums | undefined, onward: (part: Part) => number): StepStops {
  const { back, error, times, sources, devices } = sums ?? NOBODY;
  // Somebody who came on one day may continue on the next, so more may continue than came.
  const stops = (part: Part) => ({
    entered: part.entered,
    stopped: Math.max(0, part.entered - onward(part)),
  });
  return {
    step,
    ...stops(sums ?? NOBODY),
    elsewhere: 0,
    back,
    error,
    times,
    sources: sources.map((part) => ({ source: part.source, ...stops(part) })),
    devices: devices.map((part) => ({ device: part.device, ...stops(part) })),
  };
}
