import { HubScreen } from "./hub-screen.tsx";
import { HubView } from "./hub-view.tsx";

export function HubPage() {
  return <HubScreen View={HubView} />;
}
