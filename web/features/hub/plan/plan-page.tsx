import { HubScreen } from "../hub-screen.tsx";
import { PlanView } from "./plan-view.tsx";

export function PlanPage() {
  return <HubScreen View={PlanView} />;
}
