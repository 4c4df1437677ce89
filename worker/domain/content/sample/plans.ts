import type { Plans } from "../parts/plans.ts";
import { costlyDays } from "./plans/costly-days.ts";
import { failedTry } from "./plans/failed-try.ts";
import { farTarget } from "./plans/far-target.ts";
import { general } from "./plans/general.ts";
import { newAccount } from "./plans/new-account.ts";
import { noFunnel } from "./plans/no-funnel.ts";
import { ownHours } from "./plans/own-hours.ts";
import { secondEyes } from "./plans/second-eyes.ts";
import { smallBudget } from "./plans/small-budget.ts";
import { swings } from "./plans/swings.ts";
import { unsteadyFunnel } from "./plans/unsteady-funnel.ts";
import { weakFunnel } from "./plans/weak-funnel.ts";

export const plans: Plans = {
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
