import * as z from "zod/mini";
import { TRAFFIC_SOURCES } from "../../money/ads/traffic-source.ts";
import { DOORS } from "../../door.ts";
import { ONWARD_PAGES, STAYS_MAX } from "./stay.ts";
import { DOOR_STEPS, isExtraStep, placeOnWay, type Step } from "./step.ts";

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

/** Every step of either door, once, but for the owner's own questions. */
const STEPS: readonly string[] = [...new Set([...DOOR_STEPS.quiz, ...DOOR_STEPS.chat])];

export const stepSchema = z.custom<Step>(
  (step) => typeof step === "string" && (STEPS.includes(step) || isExtraStep(step)),
  "This is not a step of the funnel.",
);

export type StepPlace = { door: StepDoor; step: Step };

const place = { door: z.enum(STEP_DOORS), step: stepSchema };
const isOnWay = z.refine<StepPlace>(isOfDoor, {
  path: ["step"],
  error: "This step is not part of this path.",
});

const placeSchema = z.object(place).check(isOnWay);
const staySchema = z
  .object({
    ...place,
    /** Active time in milliseconds. */
    time: z.number().check(z.minimum(0, "Times can’t go backward.")),
    /** Something was refused or failed. */
    hasFailed: z.optional(z.boolean()),
    /** The page in another document that the visit left for from here. */
    wentTo: z.optional(z.enum(ONWARD_PAGES)),
  })
  .check(isOnWay);

/**
 * What a document counted of a visit, sent as it closes (contract 19): no id, no address, no free text. What it comes
 * to is for the server to say (`visitNews`).
 */
export const visitStepsSchema = z
  .object({
    device: z.enum(DEVICES),
    source: z.enum(TRAFFIC_SOURCES),
    /** The step up to which an earlier document counted the visit, of which this one is a reload. */
    resumed: z.optional(placeSchema),
    /** Each arrival at a step, in order. */
    stays: z.array(staySchema).check(z.minLength(1), z.maxLength(STAYS_MAX)),
    /** Those that an earlier beacon of this document has reported. */
    told: z.array(staySchema),
  })
  .check(z.refine(goesOn, { path: ["told"], error: "A visit continues from what it last reported." }));

/** A beacon as the browser writes it. */
export type VisitSteps = z.input<typeof visitStepsSchema>;
export type Stay = VisitSteps["stays"][number];

function isOfDoor({ door, step }: StepPlace): boolean {
  if (door === "none") return step === "landing";
  return isExtraStep(step) ? door === "quiz" : placeOnWay(door, step) >= 0;
}

function goesOn({ stays, told }: { stays: readonly Stay[]; told: readonly Stay[] }): boolean {
  return told.every(({ door, step, time }, index) => {
    const stay = stays[index];
    return stay?.door === door && stay.step === step && stay.time >= time;
  });
}
