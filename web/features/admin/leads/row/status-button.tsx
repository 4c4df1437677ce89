import type { AssessmentView } from "#domain/leads/assessment-view";
import { ChevronDown } from "lucide-react";
import { use } from "react";
import { Badge } from "../../../../ui/badge.tsx";
import { shortLeadName } from "../../ground/leads/lead-name.ts";
import { STATUS_TONE } from "../../ground/lead/sections/card-badges.tsx";
import { RowActionsContext } from "./row-actions.ts";

/** A lead's status, which opens the menu that changes it. */
export function StatusButton({ lead }: { lead: AssessmentView }) {
  const { askStatus } = use(RowActionsContext);
  return (
    <button
      type="button"
      data-status-of={lead.id}
      aria-haspopup="menu"
      aria-label={`${lead.leadStatus}: move ${shortLeadName(lead)} to…`}
      className="rounded-field flex min-h-6 cursor-pointer items-center gap-0.5 pointer-coarse:min-h-11"
      onClick={() => askStatus(lead.id)}
    >
      <Badge tone={STATUS_TONE[lead.leadStatus]} className="badge-sm">
        {lead.leadStatus}
      </Badge>
      <ChevronDown aria-hidden="true" className="text-base-content/60 size-3.5" />
    </button>
  );
}
