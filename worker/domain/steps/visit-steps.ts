import * as z from "zod/mini";
import { TRAFFIC_SOURCES } from "../ads/traffic-source.ts";
import { DOOR_STEPS, DOORS, placeOnWay, type Step } from "./step.ts";

/** Where a step was taken. The landing page is `none`: it has no door until a visit leaves through one. */
export const STEP_DOORS = ["none", ...DOORS] as const;
export type StepDoor = (typeof STEP_DOORS)[number];

export const DEVICES = ["phone", "tablet", "desktop"] as const;
export type Device = (typeof DEVICES)[number];

/**
 * What a visit did at a step, each at most once: entered it, came to a later one, went back from it, was refused
 * something.
 */
export const MARKS = ["entered", "next", "back", "error"] as const;
export type Mark = (typeof MARKS)[number];

/** A beacon lists each step once, and the landing page also for each door it was left through. */
const LINES_MAX = 64;

/** Every step of either door, once. */
export const STEPS: readonly Step[] = [...new Set([...DOOR_STEPS.quiz, ...DOOR_STEPS.chat])];
const seconds = z.number().check(z.minimum(0, "Time does not run backwards."));

const lineSchema = z
  .object({
    door: z.enum(STEP_DOORS),
    step: z.enum(STEPS),
    marks: z.array(z.enum(MARKS)).check(z.maxLength(MARKS.length)),
    /** Active time at the step so far, in seconds. */
    time: z.optional(seconds),
    /** The time that an earlier beacon of the same page told, which this one replaces. */
    was: z.optional(seconds),
  })
  .check(z.refine(isOfDoor, { path: ["step"], error: "This step is not on the way through this door." }));

/**
 * What a page counted of a visit, sent as it closes (contract 19): no id, no address, no free text. What it has sent
 * before is left out.
 */
export const visitStepsSchema = z.object({
  device: z.enum(DEVICES),
  source: z.enum(TRAFFIC_SOURCES),
  steps: z
    .array(lineSchema)
    .check(
      z.minLength(1),
      z.maxLength(LINES_MAX),
      z.refine(areDifferent, { error: "Each step is counted once." }),
    ),
});

/** A beacon as the browser writes it. */
export type VisitSteps = z.input<typeof visitStepsSchema>;
export type StepLine = VisitSteps["steps"][number];

function isOfDoor({ door, step }: { door: StepDoor; step: Step }): boolean {
  return door === "none" ? step === "landing" : placeOnWay(door, step) >= 0;
}

function areDifferent(lines: readonly { door: StepDoor; step: Step }[]): boolean {
  return new Set(lines.map(({ door, step }) => `${door} ${step}`)).size === lines.length;
}
