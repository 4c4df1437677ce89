import type { TrafficSource } from "#domain/ads/traffic-source";
import { DOOR_STEPS, type Door, type Step } from "#domain/steps/step";
import type { Device, Mark, StepDoor, StepLine, VisitSteps } from "#domain/steps/visit-steps";

/** A step as this page has counted it: its marks, and those that the server has been told, each one bit. */
type Line = {
  door: StepDoor;
  step: Step;
  marks: number;
  told: number;
  /** Active time (ms). */
  active: number;
  /** The time (s) that was told; null if the document that this one is a reload of counted the step. */
  was?: number | null;
};

/** A mark's bit is its place here. Every visitor loads this, so it is plain and short. */
const MARKS: readonly Mark[] = ["entered", "next", "back", "error"];
const [ENTERED, NEXT, BACK, ERROR] = [1, 2, 4, 8];

/** The narrower side of the largest phone, in CSS pixels. */
const PHONE_MAX = 599;

const lines: Line[] = [];
let current: Line | undefined;
/** Where the visit came from, once it may be counted; null until then, and if it may not. */
let permitted: TrafficSource | null = null;
let isStopped = false;
let isShown = true;
/** When the active time was last counted (ms); this clock never runs backwards. */
let countedAt = 0;

/** Sets whether this visit may be counted (contract 19): with its source, or null if it may not. */
export function permitSteps(source: TrafficSource | null): void {
  permitted = source;
  // The landing page's own code may never start.
  if (source && location.pathname === "/" && !current) enterStep("none", "landing");
}

/** The visit came to a step. Coming to one again, or by a reload, counts nothing more. */
export function enterStep(door: StepDoor, step: Step): void {
  if (!current) {
    listen();
    resumeSteps(door, step);
  }
  countTime();
  const line = lineOf(door, step);
  if (current && isBefore(line, current)) current.marks |= BACK;
  line.marks |= ENTERED;
  current = line;
  passSteps(door, step);
}

/** The same, through the door of the step before. */
export function enterNext(step: Step): void {
  if (current) enterStep(current.door, step);
}

/** What was refused or failed counts once a step. */
export function stepFailed(): void {
  if (current) current.marks |= ERROR;
}

/** The visit goes on to a step, perhaps in another document, which then counts its arrival. */
export function passSteps(door: StepDoor, step: Step): void {
  if (door !== "none" && lines.some((line) => line.door === "none")) lineOf(door, "landing");
  for (const line of lines) if (isBefore(line, { door, step })) line.marks |= NEXT;
}

/** Of a reloaded document: the steps that the one before it has counted, up to where it was left. */
export function resumeSteps(door: StepDoor, last: Step): void {
  const [entry] = performance.getEntriesByType("navigation");
  if (!entry || !("type" in entry) || entry.type === "navigate") return;
  const way = wayOf(door);
  for (const step of way.slice(0, way.indexOf(last) + 1)) {
    const line = lineOf(door, step);
    line.marks = line.told |= step === last ? ENTERED : ENTERED | NEXT;
    line.was = null;
  }
}

/** Counts nothing more of this page, whatever is permitted: a robot filled in its form. */
export function stopCounting(): void {
  isStopped = true;
}

const wayOf = (door: StepDoor): readonly Step[] => (door === "none" ? ["landing"] : DOOR_STEPS[door]);

function lineOf(door: StepDoor, step: Step): Line {
  const known = lines.find((line) => line.door === door && line.step === step);
  if (known) return known;
  const line = { door, step, marks: 0, told: 0, active: 0 };
  lines.push(line);
  return line;
}

function isBefore(one: Pick<Line, "door" | "step">, other: Pick<Line, "door" | "step">): boolean {
  const way = wayOf(other.door);
  return one.door === other.door && way.indexOf(one.step) < way.indexOf(other.step);
}

function listen(): void {
  isShown = !document.hidden;
  countedAt = performance.now();
  addEventListener("pagehide", send);
  document.addEventListener("visibilitychange", turn);
  document.addEventListener("click", follow, true);
}

/** A phone may end a hidden page without a word. What follows if it does not is told as the page closes. */
function turn(): void {
  countTime();
  isShown = !document.hidden;
  if (!isShown && isTouch()) send();
}

/** Links to a door or to the hub open a new document. */
function follow({ target }: Event): void {
  const path = target instanceof Element ? target.closest("a")?.pathname : null;
  const door = current?.door;
  if (!path || !door) return;
  if (door !== "none") {
    if (path.startsWith("/hub/")) passSteps(door, "hub");
  } else if (path === "/quiz") leaveFor("quiz");
  else if (path === "/chat") leaveFor("chat");
}

const leaveFor = (door: Door) => passSteps(door, `${door}_opened`);

function countTime(): void {
  const now = performance.now();
  if (current && isShown) current.active += now - countedAt;
  countedAt = now;
}

function send(): void {
  countTime();
  if (!permitted || isStopped) return;
  const steps = lines.flatMap(newsOf);
  if (steps.length === 0) return;
  const visit: VisitSteps = { device: device(), source: permitted, steps };
  navigator.sendBeacon("/api/steps", new Blob([JSON.stringify(visit)], { type: "application/json" }));
}

/** What the server has not been told of a step yet. */
function newsOf(line: Line): StepLine[] {
  const { door, step, told, was } = line;
  const marks = MARKS.filter((_, bit) => ((line.marks & ~told) >> bit) & 1);
  const time = Math.round(line.active / 1000);
  line.told = line.marks;
  if (was === null || !(line.marks & ENTERED) || time === was) {
    return marks.length > 0 ? [{ door, step, marks }] : [];
  }
  line.was = time;
  return [{ door, step, marks, time, was }];
}

const isTouch = () => matchMedia("(pointer: coarse)").matches;

function device(): Device {
  if (!isTouch()) return "desktop";
  return Math.min(screen.width, screen.height) > PHONE_MAX ? "tablet" : "phone";
}
