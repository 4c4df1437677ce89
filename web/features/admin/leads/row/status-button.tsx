import { use } from "react";
import { shortLeadName } from "../../ground/leads/lead-name.ts";
import { StatusMark } from "../../ground/look/status-mark.tsx";
import type { CellProps } from "./cell-props.ts";
import { RowActionsContext } from "./row-actions.ts";

/** A lead's status, which opens the menu that changes it. Who left no address is in no stage until somebody says so. */
export function StatusButton({ lead }: CellProps) {
  const { askStatus } = use(RowActionsContext);
  const { id, email, leadStatus } = lead;
  if (email === null && leadStatus === "MQL") return null;
  return (
    <button
      type="button"
      data-status-of={id}
      aria-haspopup="menu"
      aria-label={`${leadStatus}: move ${shortLeadName(lead)} to…`}
      className="hover:bg-picked -mx-1 inline-flex min-h-6 cursor-pointer items-center rounded-md px-1 pointer-coarse:-my-2.5 pointer-coarse:min-h-11"
      onClick={() => askStatus(id)}
    >
      <StatusMark status={leadStatus} />
    </button>
  );
}
