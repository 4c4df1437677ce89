import type { AssessmentView } from "#domain/leads/assessment-view";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { shortLeadName } from "../../basics/lead-name.ts";
import type { Claim } from "./use-claim.ts";

type Props = { lead: AssessmentView; claim: Claim; owner: string; onClose: () => void };

/** Asks before a colleague's lead is taken from them. */
export function TakeOverDialog({ lead, claim, owner, onClose }: Props) {
  return (
    <ConfirmDialog
      title="Take over this lead?"
      description={`${owner} has ${shortLeadName(lead)}, and will be notified that you took over.`}
      confirm="Take over"
      isDestructive={false}
      isBusy={claim.isBusy}
      onConfirm={() => {
        claim.takeOver();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
