/** The tiers that have texts of their own. */
export type PlanTier = 1 | 2 | 3 | 4 | 5;

/** Something to do, alone and within a day: a short title, about how long it takes, and how. */
export type PlanStep = { title: string; minutes: number; text: string };

/** What depends on the program as well: why this comes first, and the last two days. */
export type TierPlan = { title: string; why: readonly [string, string]; day6: PlanStep; day7: PlanStep };

/** The plan against one roadblock. */
export type RoadblockPlan = {
  today: readonly [PlanStep, PlanStep, PlanStep];
  days: readonly [PlanStep, PlanStep, PlanStep, PlanStep, PlanStep];
  tiers: Record<PlanTier, TierPlan>;
};
