import { personName } from "../../people/staff/person-name.ts";

const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;

/** When a call is due, seen from now (both in ms): `4 minutes overdue`, `due in 12 minutes`, `due now`. */
export function dueWords(dueAt: number, now: number): string {
  const minutes = Math.floor(Math.abs(dueAt - now) / MINUTE_MS);
  if (minutes === 0) return "due now";
  return dueAt < now ? `${lengthWords(minutes)} overdue` : `due in ${lengthWords(minutes)}`;
}

/** Whole minutes in one unit, rounded down: `1 hour`, `3 days`. */
function lengthWords(minutes: number): string {
  if (minutes < HOUR_MIN) return counted(minutes, "minute");
  if (minutes < DAY_MIN) return counted(Math.floor(minutes / HOUR_MIN), "hour");
  return counted(Math.floor(minutes / DAY_MIN), "day");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** Whose lead it is, for the one who reads it. Addresses are in lower case. */
export function ownerWords(owner: string | null, me: string): string {
  if (owner === null) return "Unassigned";
  return owner === me ? "Yours" : `${personName(owner)}’s`;
}

const NORTH_AMERICA = /^\+1(\d{3})(\d{3})(\d{4})$/;

/**
 * A stored number (E.164) as it is read aloud. Only North America's are grouped: elsewhere, each country has its way.
 */
export function phoneWords(phone: string): string {
  return phone.replace(NORTH_AMERICA, "+1 $1 $2 $3");
}
