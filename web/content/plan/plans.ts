import type { RoadblockId } from "#domain/answers/roadblocks";
import { costlyDays } from "./costly-days.ts";
import { failedTry } from "./failed-try.ts";
import { farTarget } from "./far-target.ts";
import { general } from "./general.ts";
import { newAccount } from "./new-account.ts";
import { noFunnel } from "./no-funnel.ts";
import { ownHours } from "./own-hours.ts";
import type { RoadblockPlan } from "./roadblock-plan.ts";
import { secondEyes } from "./second-eyes.ts";
import { smallBudget } from "./small-budget.ts";
import { swings } from "./swings.ts";
import { unsteadyFunnel } from "./unsteady-funnel.ts";
import { weakFunnel } from "./weak-funnel.ts";

/** The plan against each roadblock, and the one for hubs whose answers name none. */
export const plans: Record<RoadblockId | "general", RoadblockPlan> = {
  "no-funnel": noFunnel,
  "weak-funnel": weakFunnel,
  "new-account": newAccount,
  "failed-try": failedTry,
  swings,
  "costly-days": costlyDays,
  "unsteady-funnel": unsteadyFunnel,
  "own-hours": ownHours,
  "second-eyes": secondEyes,
  "small-budget": smallBudget,
  "far-target": farTarget,
  general,
};

/** What the plan's page says by itself. */
export const planIntro = {
  /** In place of a roadblock, if the answers name none. */
  finding: "Four parts to check before anything else",
  forClients:
    "You run ads for clients: pick one client’s account and do the week there. “You” and “your” then mean that client.",
  onPaper: "Tick the boxes, and write your numbers on the lines.",
} as const;
