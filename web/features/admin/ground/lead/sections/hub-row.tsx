import type { AssessmentView } from "#domain/leads/assessment-view";
import { isHubExpired } from "#domain/hub/hub";
import { useState } from "react";
import { Badge } from "../../../../../ui/badge.tsx";
import { Button } from "../../../../../ui/button.tsx";
import { timeText } from "../../time/times.ts";
import { useNow } from "../../time/use-now.ts";
import { ExtendDialog } from "./extend-dialog.tsx";

/** When the lead's hub expires, and a button to extend it. */
export function HubRow({ lead }: { lead: AssessmentView }) {
  const now = useNow();
  const [isExtending, setExtending] = useState(false);
  if (!lead.hubExpiresAt) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm lg:justify-end">
      <p>
        Hub expires: <time dateTime={lead.hubExpiresAt}>{timeText(lead.hubExpiresAt)}</time>
      </p>
      {isHubExpired(Date.parse(lead.hubExpiresAt), now) && <Badge tone="error">Expired</Badge>}
      <Button variant="outline" size="sm" onClick={() => setExtending(true)}>
        Extend
      </Button>
      {isExtending && <ExtendDialog lead={lead} onClose={() => setExtending(false)} />}
    </div>
  );
}
