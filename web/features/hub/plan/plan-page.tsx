import { HubScreen } from "../hub-screen.tsx";
import { loadExpiredHub } from "../expired/load-expired-hub.ts";
import { PlanView } from "./plan-view.tsx";

export function PlanPage() {
  return <HubScreen View={PlanView} />;
}

/** The page, once all is here that it renders at first. */
export async function loadPlanPage(): Promise<typeof PlanPage> {
  await loadExpiredHub();
  return PlanPage;
}
