import type { Fault } from "./fault.ts";
import { RULE_FAULTS } from "./rule-faults.ts";
import { SCREEN_FAULTS } from "./screen-faults.ts";
import { WORKER_FAULTS } from "./worker-faults.ts";

export type SeededFault = Fault & { suite: "unit" | "worker" | "journeys" };

/** What every later state of the tests has to see as well, by the suite that is to notice. */
export const SEEDED_FAULTS: readonly SeededFault[] = [
  ...RULE_FAULTS.map((fault) => ({ ...fault, suite: "unit" as const })),
  ...WORKER_FAULTS.map((fault) => ({ ...fault, suite: "worker" as const })),
  ...SCREEN_FAULTS.map((fault) => ({ ...fault, suite: "journeys" as const })),
];
