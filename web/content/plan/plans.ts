import type { RoadblockId } from "#domain/answers/roadblocks";
import type { RoadblockPlan } from "./roadblock-plan.ts";

/** A roadblock, or the plan for hubs whose answers name none. */
export type PlanId = RoadblockId | "general";

/** The plan against each roadblock. A visitor has one of them, so each is loaded by itself. */
export const plans: Record<PlanId, () => Promise<RoadblockPlan>> = {
  "no-funnel": async () => (await import("./no-funnel.ts")).noFunnel,
  "weak-funnel": async () => (await import("./weak-funnel.ts")).weakFunnel,
  "new-account": async () => (await import("./new-account.ts")).newAccount,
  "failed-try": async () => (await import("./failed-try.ts")).failedTry,
  swings: async () => (await import("./swings.ts")).swings,
  "costly-days": async () => (await import("./costly-days.ts")).costlyDays,
  "unsteady-funnel": async () => (await import("./unsteady-funnel.ts")).unsteadyFunnel,
  "own-hours": async () => (await import("./own-hours.ts")).ownHours,
  "second-eyes": async () => (await import("./second-eyes.ts")).secondEyes,
  "small-budget": async () => (await import("./small-budget.ts")).smallBudget,
  "far-target": async () => (await import("./far-target.ts")).farTarget,
  general: async () => (await import("./general.ts")).general,
};

/** What the plan's page says by itself. */
export const planIntro = {
  /** In place of a roadblock, if the answers name none. */
  finding: "Four parts to check before anything else",
  /** After the visitor's own words, for the layers that these bring up. */
  named: (layers: readonly string[]) =>
    `So take extra time this week for every step that touches your ${new Intl.ListFormat("en").format(layers)}.`,
  forClients:
    "You run ads for clients: pick one client’s account and do the week there. “You” and “your” then mean that client.",
  onPaper: "Check the boxes, and write your numbers on the lines.",
} as const;
