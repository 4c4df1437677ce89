import { isHubExpired } from "#domain/funnel/hub/hub";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { useState } from "react";
import { Tag } from "../../../kit/look/tag.tsx";
import { timeText } from "../../../kit/time/times.ts";
import { useNow } from "../../../kit/time/use-now.ts";
import { ExtendDialog } from "../sections/extend-dialog.tsx";

/** When the lead's hub expires, and the way to extend it. */
export function HubControl({ lead, className = "" }: { lead: AssessmentView; className?: string }) {
  const now = useNow();
  const [isExtending, setExtending] = useState(false);
  if (!lead.hubExpiresAt) return null;
  return (
    <div className={`min-w-0 content-center ${className}`}>
      <p className="text-ink-3 text-xs">Hub expires</p>
      <div className="text-row flex min-h-5 min-w-0 flex-wrap items-center gap-x-2 font-semibold">
        <time dateTime={lead.hubExpiresAt}>{timeText(lead.hubExpiresAt)}</time>
        {isHubExpired(Date.parse(lead.hubExpiresAt), now) && <Tag tone="bad">Expired</Tag>}
        <button
          type="button"
          className="tap link cursor-pointer font-medium"
          onClick={() => setExtending(true)}
        >
          Extend
        </button>
      </div>
      {isExtending && <ExtendDialog lead={lead} onClose={() => setExtending(false)} />}
    </div>
  );
}
