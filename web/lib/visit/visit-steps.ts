import type { TrafficSource } from "#domain/money/ads/traffic-source";
import { ONWARD_PAGES, STAYS_MAX, type OnwardPage } from "#domain/figures/steps/stay";
import type { COUNTED_BY_SERVER, Step } from "#domain/figures/steps/step";
import type { Device, Stay, StepDoor, VisitSteps } from "#domain/figures/steps/visit-steps";

/** A step as a page names it. Which numbers there are the server knows; it refuses any other. */
export type CountedStep =
  | Exclude<Step, typeof COUNTED_BY_SERVER | `${"question" | "message"}_${number}`>
  | `${"question" | "message"}_${number}`;

type CountedStay = Omit<Stay, "step"> & { step: CountedStep };
type CountedVisit = Omit<VisitSteps, "resumed" | "stays"> & {
  resumed: { door: StepDoor; step: CountedStep } | undefined;
  stays: CountedStay[];
};

/** The narrower side of the largest phone, in CSS pixels. */
const PHONE_MAX = 599;

/** Every visitor loads this, so it keeps only what happened; what that comes to, the server works out. */
const stays: CountedStay[] = [];
let current: CountedStay | undefined;
let resumed: CountedVisit["resumed"];
/** The stays that the server has been told, as JSON. */
let told = "[]";
/** Where the visit came from, once it may be counted; null until then, and if it may not. */
let permitted: TrafficSource | null = null;
let isStopped = false;
/** As it is when counting starts: a closing page may no longer know. */
let device: Device = "desktop";
let isShown = true;
/** When the active time was last counted (ms); this clock never runs backwards. */
let countedAt = 0;

/** Sets whether this visit may be counted (contract 19): with its source, or null if it may not. */
export function permitSteps(source: TrafficSource | null): void {
  permitted = source;
  // The landing page's own code may never start. Who is back there has been counted, and through which door they left.
  const isLanding = location.pathname === "/" && arrivalType() !== "back_forward";
  if (source && isLanding && !current) enterStep("none", "landing");
}

/** The visit came to a step. */
export function enterStep(door: StepDoor, step: CountedStep): void {
  if (current) countTime();
  else {
    listen();
    resumeSteps(door, step);
  }
  current = { door, step, time: 0 };
  if (stays.length < STAYS_MAX) stays.push(current);
}

/** The same, through the door of the step before. */
export function enterNext(step: CountedStep): void {
  if (current) enterStep(current.door, step);
}

/** Something was refused or failed. */
export function stepFailed(): void {
  if (current) current.hasFailed = true;
}

/** The visit goes on to another document, which then counts its arrival. Who comes back has gone all the same. */
export function leaveFor(page: OnwardPage): void {
  if (current) current.wentTo ??= page;
}

/** Of a reloaded document: the step up to which the one before it has counted. The first that is told holds. */
export function resumeSteps(door: StepDoor, step: CountedStep): void {
  if (arrivalType() !== "navigate") resumed ??= { door, step };
}

/** `navigate`, `reload` or `back_forward`. */
function arrivalType(): unknown {
  const [entry] = performance.getEntriesByType("navigation");
  return entry && "type" in entry ? entry.type : "navigate";
}

/** Counts nothing more of this page, whatever is permitted: a robot filled in its form. */
export function stopCounting(): void {
  isStopped = true;
}

function listen(): void {
  device = ownDevice();
  isShown = !document.hidden;
  countedAt = performance.now();
  addEventListener("pagehide", send);
  document.addEventListener("visibilitychange", turn);
  document.addEventListener("click", follow, true);
}

/** A phone may end a hidden page without a word. If it does not, only a visit that went on is told of again. */
function turn(): void {
  countTime();
  isShown = !document.hidden;
  if (!isShown && device !== "desktop") send();
}

/** Links to a door or to the hub open a new document. */
function follow({ target }: Event): void {
  const path = target instanceof Element && target.closest("a")?.pathname;
  const page = path && ONWARD_PAGES.find((one) => path.startsWith(`/${one}`));
  if (page) leaveFor(page);
}

function countTime(): void {
  const now = performance.now();
  if (current && isShown) current.time += Math.round(now - countedAt);
  countedAt = now;
}

function send(): void {
  countTime();
  const now = JSON.stringify(stays);
  if (!permitted || isStopped || placesOf(now) === placesOf(told)) return;
  const visit: CountedVisit = { device, source: permitted, resumed, stays, told: JSON.parse(told) };
  navigator.sendBeacon("/api/steps", new Blob([JSON.stringify(visit)], { type: "application/json" }));
  told = now;
}

/** Where a visit has been, without the time it took. */
function placesOf(visit: string): string {
  return visit.replace(/"time":\d+/g, "");
}

function ownDevice(): Device {
  if (!matchMedia("(pointer: coarse)").matches) return "desktop";
  return Math.min(screen.width, screen.height) > PHONE_MAX ? "tablet" : "phone";
}
