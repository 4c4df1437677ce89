const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 540;
/** Growth: the last weeks bring more than the first ones did. */
const GROWTH = 0.75;
/** How much quieter nights are than afternoons, from 0 to 1. */
const RHYTHM = 0.8;
/** The quietest time of day, as a part of it, UTC. */
const NIGHT = 8 / 24;

/** When the n-th of so many assessments began (ms), rising with n, over a year and a half up to `now`. */
export function arrivalTime(n: number, count: number, now: number): number {
  const start = now - DAYS * DAY_MS;
  return Math.min(now, Math.floor(start + withRhythm(((n + 1) / count) ** GROWTH * DAYS) * DAY_MS));
}

/** Moves times of day away from the night without changing their order. */
function withRhythm(days: number): number {
  const angle = 2 * Math.PI * (days - NIGHT);
  return days - (RHYTHM / (2 * Math.PI)) * Math.sin(angle);
}
