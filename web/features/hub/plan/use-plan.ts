import { planFor, type OwnPlan, type Plan } from "#domain/content/given-plans";
import { useGivenContent } from "../../../content/use-content.tsx";
import { api, unwrap } from "../../../lib/api.ts";
import { carryOut } from "../../../lib/carry-out.ts";
import { useLoad, type Loaded } from "../../../lib/use-load.ts";

/** A hub's plan: the one that the document brought along, or fetched for a hub that the browser asked for itself. */
export function usePlan(own: OwnPlan): Loaded<Plan> {
  const { plans = {} } = useGivenContent();
  return useLoad(`plan ${own.id} ${own.tier}`, () => fetchPlan(own), planFor(plans, own));
}

function fetchPlan({ id, tier }: OwnPlan): Promise<Plan> {
  const param = { plan: id, tier: String(tier) };
  return carryOut(() => unwrap(api.plans[":plan"][":tier"].$get({ param })));
}
