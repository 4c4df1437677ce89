import { loadExpiredHub } from "./expired/load-expired-hub.ts";
import { HubScreen } from "./hub-screen.tsx";
import { HubView } from "./hub-view.tsx";

export function HubPage() {
  return <HubScreen View={HubView} />;
}

/** The page, once all is here that it renders at first. */
export async function loadHubPage(): Promise<typeof HubPage> {
  await loadExpiredHub();
  return HubPage;
}
