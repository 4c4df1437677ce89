import { minutesText } from "../ground/data/figures.ts";

/** The time that a lead lived, to stand beside that of calling hours: `15 h by the clock`; empty without one. */
export function byTheClock(minutes: number | null): string {
  return minutes === null ? "" : `${minutesText(minutes)} by the clock`;
}
