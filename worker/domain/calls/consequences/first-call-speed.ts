import { isNeverCalled, type CallableFacts } from "../queue/is-callable.ts";
import type { CallOutcome } from "../call-outcomes.ts";

/** How fast the first call was, in calling hours: within five minutes, half an hour, an hour, four hours, eight hours. */
export const FIRST_CALL_SPEEDS = ["5m", "30m", "1h", "4h", "8h", "later", "never"] as const;
export type FirstCallSpeed = (typeof FIRST_CALL_SPEEDS)[number];

const WITHIN_MINUTES = [
  ["5m", 5],
  ["30m", 30],
  ["1h", 60],
  ["4h", 240],
  ["8h", 480],
] as const satisfies [FirstCallSpeed, number][];

type Called = CallableFacts & {
  lastOutcome: CallOutcome | null;
  gaveWayTo: number | null;
  /** How long the first call took in calling hours; null if none was due or made. */
  firstCallMs: number | null;
};

/**
 * How fast the first call was, as Analytics groups it (contract 14); 'never' for a lead that may be called and has not
 * been. Null for one that is in no figure of first calls.
 */
export function firstCallSpeed(lead: Called): FirstCallSpeed | null {
  const { suspect, firstCallMs } = lead;
  if (suspect) return null;
  if (firstCallMs === null) return isNeverCalled(lead) ? "never" : null;
  return WITHIN_MINUTES.find(([, minutes]) => firstCallMs <= minutes * 60_000)?.[0] ?? "later";
}
