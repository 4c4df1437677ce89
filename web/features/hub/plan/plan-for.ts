import type { PlanStep, PlanTier, RoadblockPlan } from "../../../content/plan/roadblock-plan.ts";

/** A visitor's plan: three steps of today, and one for each of seven days. */
export type Plan = {
  title: string;
  why: readonly string[];
  today: readonly PlanStep[];
  week: readonly PlanStep[];
};

/** The plan against a roadblock in a tier. Staff may add tiers above those that have texts of their own. */
export function planFor({ today, days, tiers }: RoadblockPlan, tier: number): Plan {
  const { title, why, day6, day7 } = tiers[knownTier(tier)];
  return { title, why, today, week: [...days, day6, day7] };
}

function knownTier(tier: number): PlanTier {
  if (tier <= 1) return 1;
  return tier === 2 || tier === 3 || tier === 4 ? tier : 5;
}
