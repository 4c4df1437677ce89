import { randomFrom, type Random } from "../../setup/random/random.ts";
import { ACTS, VISITS, type Act } from "./visits.ts";

const MINUTES = 24 * 60;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Five times the mean (contract 19); the other hours share the rest alike. */
const PEAK = 5;
const PEAK_HOUR = 20;
/** Between the acts of a visit. */
const ACT_MS = 15_000;
const SEED = 19;

/** How often a visit of each kind acts, and how long (ms) each act keeps the writer, one of its values by lot. */
export type Load = {
  acts: readonly (readonly [aDay: number, acts: readonly Act[]])[];
  serviceMs: ReadonlyMap<Act, readonly number[]>;
};

/** Shares of the writer's time, and waits in milliseconds. */
export type Day = { acts: number; mean: number; peak: number; submitWaitMs: number; submitDoneMs: number };

/** The share of a day's visitors that its peak hour has. */
export const PEAK_SHARE = PEAK / 24;

function shareOfMinute(minute: number): number {
  const rest = (24 - PEAK) / 23;
  return (Math.floor(minute / 60) === PEAK_HOUR ? PEAK : rest) / MINUTES;
}

/** A day of a database that does one thing after the other, in the order in which they come. Same seed, same day. */
export function dayOfWriter({ acts, serviceMs }: Load): Day {
  const random = randomFrom(SEED);
  const queue = arrivals(acts, random);
  const services = ACTS.map((act) => serviceMs.get(act) ?? []);
  const busy = Array.from({ length: 25 }, () => 0);
  const day = { submitWaitMs: 0, submitDoneMs: 0 };
  let free = 0;
  for (const entry of queue) {
    const at = Math.floor(entry / ACTS.length);
    const act = entry % ACTS.length;
    const service = random.pick(services[act] ?? []);
    const wait = Math.max(0, free - at);
    free = Math.max(free, at) + service;
    const hour = Math.min(24, Math.floor(at / HOUR_MS));
    busy[hour] = (busy[hour] ?? 0) + service;
    if (ACTS[act] !== "submit") continue;
    day.submitWaitMs = Math.max(day.submitWaitMs, wait);
    day.submitDoneMs = Math.max(day.submitDoneMs, wait + service);
  }
  const mean = busy.reduce((sum, ms) => sum + ms, 0) / (24 * HOUR_MS);
  return { acts: queue.length, mean, peak: (busy[PEAK_HOUR] ?? 0) / HOUR_MS, ...day };
}

/** Every act of the day by its time: milliseconds times the number of acts, and the act's place among them. */
function arrivals(visits: Load["acts"], random: Random): Float64Array {
  const entries: number[] = [];
  for (const [aDay, acts] of visits) {
    const places = acts.map((act) => ACTS.indexOf(act));
    for (let minute = 0; minute < MINUTES; minute++) {
      for (let left = around(aDay * shareOfMinute(minute), random); left > 0; left--) {
        const at = minute * MINUTE_MS + random.int(MINUTE_MS);
        for (const [turn, place] of places.entries())
          entries.push((at + turn * ACT_MS) * ACTS.length + place);
      }
    }
  }
  return Float64Array.from(entries).sort();
}

/** A number of arrivals around a mean, as independent visitors make it. */
function around(mean: number, random: Random): number {
  const uniform = () => (random.int(1_000_000) + 1) / 1_000_001;
  const normal = Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  return Math.max(0, Math.round(mean + normal * Math.sqrt(mean)));
}

/** The acts of each kind of visit one by one, as they are or as they were before. */
export function actsOf(when: "before" | "today"): Load["acts"] {
  return VISITS.map(({ aDay, acts, before }) => {
    const counts = when === "before" ? { ...acts, ...before } : acts;
    return [aDay, ACTS.flatMap((act) => Array.from({ length: counts[act] ?? 0 }, () => act))];
  });
}
