import type { RoadblockId } from "#domain/answers/roadblocks";
import { use } from "react";
import { plans, type PlanId } from "../../../content/plan/plans.ts";
import type { RoadblockPlan } from "../../../content/plan/roadblock-plan.ts";
import { planFor, type Plan } from "./plan-for.ts";

const loads = new Map<PlanId, Promise<RoadblockPlan>>();

/** The plan against a roadblock, or the general one. Suspends until its texts have loaded. */
export function usePlan(roadblock: RoadblockId | undefined, tier: number): Plan {
  return planFor(use(load(roadblock ?? "general")), tier);
}

/** The same promise every time, as `use` needs it. */
function load(id: PlanId): Promise<RoadblockPlan> {
  const loading = loads.get(id) ?? plans[id]();
  loads.set(id, loading);
  return loading;
}
