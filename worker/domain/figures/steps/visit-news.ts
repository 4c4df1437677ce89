import { QUESTIONS } from "../../funnel/answers/questions.ts";
import { timeBucket } from "./active-time.ts";
import { COUNTED_BY_SERVER, doorSteps, isExtraStep, placeOnWay, type ExtraStep } from "./step.ts";
import type { Mark, Stay, StepPlace, VisitSteps } from "./visit-steps.ts";

/** What is to be counted of a step: marks, and the bucket of active time, in place of the one counted before. */
export type StepNews = StepPlace & { marks: Mark[]; bucket: number | null; was: number | null };

/** A step as a document has counted it. `time` (ms) is null where none is counted. */
type Visited = StepPlace & { marks: Set<Mark>; time: number | null };

const LAST_QUESTION = `question_${QUESTIONS.length}` as const;

/**
 * What a beacon adds to the counts: its whole visit, less what an earlier document or beacon has reported. `extras` are
 * the owner's own questions, in order; any other, asked before or made up, counts as the last of the eight.
 */
export function visitNews(
  { stays, told, resumed }: VisitSteps,
  extras: readonly ExtraStep[] = [],
): StepNews[] {
  const asked = <Place extends StepPlace>(place: Place): Place =>
    isExtraStep(place.step) && !extras.includes(place.step) ? { ...place, step: LAST_QUESTION } : place;
  const from = resumed && asked(resumed);
  const known = visitedSteps(told.map(asked), from, extras);
  return visitedSteps(stays.map(asked), from, extras)
    .map((visited) => {
      const before = known.find((one) => isSame(one, visited));
      const { door, step } = visited;
      const marks = [...visited.marks].filter((mark) => !before?.marks.has(mark));
      return { door, step, marks, bucket: bucketOf(visited), was: bucketOf(before) };
    })
    .filter(({ marks, bucket, was }) => marks.length > 0 || bucket !== was);
}

/** Each step that a visit came to, once. Coming to one again, or by a reload, counts nothing more. */
function visitedSteps(
  stays: readonly Stay[],
  resumed: StepPlace | undefined,
  extras: readonly ExtraStep[],
): Visited[] {
  const steps: Visited[] = [];
  const at = (place: StepPlace, time: number | null) => {
    const known = steps.find((one) => isSame(one, place));
    if (known) return known;
    const visited = { door: place.door, step: place.step, marks: new Set<Mark>(), time };
    steps.push(visited);
    return visited;
  };
  const come = (to: StepPlace) => {
    // The landing page has a line for each door that it was left through.
    const isLeft = to.door !== "none" && steps.some(({ door }) => door === "none");
    if (isLeft) at({ door: to.door, step: "landing" }, null);
    for (const one of steps) if (isBefore(one, to, extras)) one.marks.add("next");
  };
  for (const place of resumed ? wayTo(resumed, extras) : []) {
    come(place);
    at(place, null).marks.add("entered");
  }
  let last: StepPlace | undefined;
  for (const stay of stays) {
    if (stay.step === COUNTED_BY_SERVER) continue;
    if (last && isBefore(stay, last, extras)) at(last, null).marks.add("back");
    come(stay);
    const visited = at(stay, 0);
    visited.marks.add("entered");
    if (visited.time !== null) visited.time += stay.time;
    if (stay.hasFailed) visited.marks.add("error");
    const onward = onwardOf(stay);
    if (onward) come(onward);
    last = stay;
  }
  return steps;
}

/** The step in another document that the visit left for; its arrival is counted there. */
function onwardOf({ door, wentTo }: Stay): StepPlace | null {
  if (door !== "none") return wentTo === "hub" ? { door, step: "hub" } : null;
  if (wentTo === "quiz") return { door: wentTo, step: "quiz_opened" };
  return wentTo === "chat" ? { door: wentTo, step: "chat_opened" } : null;
}

/** The steps that a document up to here has counted. */
function wayTo({ door, step }: StepPlace, extras: readonly ExtraStep[]): StepPlace[] {
  if (door === "none") return [{ door, step }];
  const steps = doorSteps(door, extras).slice(0, placeOnWay(door, step, extras) + 1);
  const way = steps.map((one) => ({ door, step: one }));
  return way.filter((place) => place.step !== COUNTED_BY_SERVER);
}

function bucketOf(visited: Visited | undefined): number | null {
  if (!visited?.marks.has("entered") || visited.time === null) return null;
  return timeBucket(visited.time / 1000);
}

function isSame(one: StepPlace, other: StepPlace): boolean {
  return one.door === other.door && one.step === other.step;
}

function isBefore(one: StepPlace, other: StepPlace, extras: readonly ExtraStep[]): boolean {
  if (one.door === "none" || one.door !== other.door) return false;
  return placeOnWay(one.door, one.step, extras) < placeOnWay(one.door, other.step, extras);
}
