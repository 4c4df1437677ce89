import { AssessmentDetails } from "./assessment-details.tsx";
import type { Hub } from "../hub-data.ts";
import { HubPrivacy } from "../privacy/hub-privacy.tsx";
import { SisterSiteList } from "./sister-site-list.tsx";

type HubRestProps = { sessionId: string; hub: Hub; onErased: () => void };

/** The end of a hub, far below its first screen: other offers, and what is folded. */
export function HubRest({ sessionId, hub, onErased }: HubRestProps) {
  return (
    <>
      <SisterSiteList />
      <div>
        <AssessmentDetails hub={hub} />
        <HubPrivacy sessionId={sessionId} emailConsent={hub.emailConsent} onErased={onErased} />
      </div>
    </>
  );
}
