import type { Change } from "./change.ts";
import type { FirstCallFigures } from "./first-call.ts";
import { steepestFall, type Fall } from "./funnel-steps.ts";
import type { Funnel } from "./funnel.ts";
import type { Revenue } from "./revenue.ts";

/** What needs attention: found by rules, each with its figures. */
export type WorthALook =
  | ({ kind: "fell" } & Fall)
  /** Leads that may be called and never were. */
  | { kind: "never"; count: number }
  /** Leads that missed their booked call and have no other. */
  | { kind: "missed"; count: number }
  /** Won deals that the values miss. */
  | { kind: "no_value"; count: number };

type Figures = { change: Change; firstCall: FirstCallFigures; funnel: Funnel; revenue: Revenue };

/** What is worth a look, the most urgent first; empty when all is well. */
export function worthALook({ change, firstCall, funnel, revenue }: Figures): WorthALook[] {
  const fall = steepestFall(change.now.steps, change.before.steps);
  const counts = [
    { kind: "never", count: firstCall.neverCalled.count },
    { kind: "missed", count: funnel.callsMissed },
    { kind: "no_value", count: revenue.wonWithoutValue },
  ] as const;
  return [...(fall ? [{ kind: "fell" as const, ...fall }] : []), ...counts.filter(({ count }) => count > 0)];
}
