import type { AnyAnswers } from "../funnel/answers/answers.ts";
import { roadblocks } from "../funnel/answers/roadblocks.ts";
import type { PlanId, Plans, PlanStep, PlanTier, RoadblockPlan } from "./parts/plans.ts";

/** Plans as a page receives them: it shows one, for one program. */
export type GivenPlans = Partial<Record<PlanId, GivenPlan>>;
type GivenPlan = Omit<RoadblockPlan, "tiers"> & { tiers: Partial<RoadblockPlan["tiers"]> };

/** Which plan a hub has: the one against its first roadblock, for its tier. */
export type OwnPlan = { id: PlanId; tier: number };

/** A visitor's plan: three steps of today, and one for each of seven days. */
export type Plan = {
  title: string;
  why: readonly string[];
  today: readonly PlanStep[];
  week: readonly PlanStep[];
};

/** The plan for these answers and this recommended tier. */
export function ownPlan(answers: AnyAnswers, tier: number): OwnPlan {
  return { id: roadblocks(answers)[0]?.id ?? "general", tier };
}

/** The one plan with the texts of the one tier that a hub shows. */
export function givenPlans(plans: Plans, { id, tier }: OwnPlan): GivenPlans {
  const plan = plans[id];
  const known = knownTier(tier);
  return { [id]: { ...plan, tiers: { [known]: plan.tiers[known] } } };
}

/** A hub's plan; null where it is not among those given. */
export function planFor(plans: GivenPlans, { id, tier }: OwnPlan): Plan | null {
  const { today, days, tiers } = plans[id] ?? {};
  const last = tiers?.[knownTier(tier)];
  if (!today || !days || !last) return null;
  const { title, why, day6, day7 } = last;
  return { title, why, today, week: [...days, day6, day7] };
}

/** Staff may add tiers above those that have texts of their own. */
function knownTier(tier: number): PlanTier {
  if (tier <= 1) return 1;
  return tier === 2 || tier === 3 || tier === 4 ? tier : 5;
}
