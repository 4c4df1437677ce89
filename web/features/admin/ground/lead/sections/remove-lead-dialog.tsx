import type { AssessmentView } from "#domain/leads/assessment-view";
import { focusNear } from "../../edit/focus-near.ts";
import { ConfirmRemoval } from "../../leads/confirm-removal.tsx";
import { shortLeadName } from "../../leads/lead-name.ts";

type Props = { lead: AssessmentView; onRemoved: () => void; onClose: () => void };

/** Deletes a lead and everything that belongs to it, for example at the person's request. */
export function RemoveLeadDialog({ lead, onRemoved, onClose }: Props) {
  return (
    <ConfirmRemoval
      lead={lead}
      removal="erase"
      label="Delete"
      success="Assessment removed"
      onRemoved={() => {
        focusNextCard(lead);
        onRemoved();
      }}
      onClose={onClose}
    >
      <p>
        The assessment of{" "}
        <strong className="[overflow-wrap:anywhere]">
          <bdi>{shortLeadName(lead)}</bdi>
        </strong>{" "}
        will be permanently deleted: answers, contact, score, notes
        {lead.assessmentType === "chat" ? ", chat transcript" : ""} and strategy hub. This cannot be undone.
      </p>
    </ConfirmRemoval>
  );
}

function focusNextCard({ id }: AssessmentView): void {
  focusNear(document.querySelector<HTMLElement>(`[data-lead="${id}"]`), {
    all: "[data-lead]",
    otherwise: "[role=search] input",
  });
}
