import type { AssessmentView } from "#domain/leads/assessment-view";
import { leadStatusSchema } from "#domain/leads/lead-status-schema";
import { describeLeadStatus, LEAD_STATUSES } from "#domain/leads/pipeline";
import { ChevronDown } from "lucide-react";
import type { KeyboardEvent } from "react";
import { StatusShape } from "../../../kit/look/status-mark.tsx";
import { useMoveLead } from "../../moves/use-move-lead.ts";
import { CONTROL, ControlLabel, ControlValue } from "./control.tsx";

/** A lead's status: a list of choices, which the keys 1 to 5 give as well. */
export function StatusControl({ lead }: { lead: AssessmentView }) {
  const { leadStatus } = lead;
  const move = useMoveLead();
  const onKeyDown = (event: KeyboardEvent) => {
    const status = LEAD_STATUSES[Number(event.key) - 1];
    if (!status || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (status !== leadStatus) move(lead, status);
  };
  return (
    <div title={describeLeadStatus(leadStatus)} className={CONTROL}>
      <ControlLabel hotkey="M">Status</ControlLabel>
      <ControlValue>
        <StatusShape status={leadStatus} />
        <span aria-hidden="true">{leadStatus}</span>
        <ChevronDown aria-hidden="true" className="text-ink-3 ms-auto size-3.5 shrink-0" />
      </ControlValue>
      {/* It lies over the control: what is seen is its short word, what is chosen from says more. */}
      <select
        data-lead-status
        aria-label="Lead status"
        aria-keyshortcuts="M"
        className="bg-sheet text-ink absolute inset-0 cursor-pointer appearance-none opacity-0"
        value={leadStatus}
        onChange={(event) => move(lead, leadStatusSchema.parse(event.target.value))}
        onKeyDown={onKeyDown}
      >
        {LEAD_STATUSES.map((status) => (
          <option key={status} value={status}>
            {describeLeadStatus(status)}
          </option>
        ))}
      </select>
    </div>
  );
}
