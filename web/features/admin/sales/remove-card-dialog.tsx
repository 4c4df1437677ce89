import type { PipelineCard } from "#domain/leads/pipeline-board";
import { ConfirmRemoval } from "../ground/leads/confirm-removal.tsx";
import { shortLeadName } from "../ground/leads/lead-name.ts";

type Props = { card: PipelineCard; onRemoved: () => void; onClose: () => void };

/** Explains that removing a card from the pipeline deletes the assessment. */
export function RemoveCardDialog({ card, onRemoved, onClose }: Props) {
  return (
    <ConfirmRemoval
      lead={card}
      removal="delete"
      label="Remove"
      success="Assessment removed from pipeline"
      onRemoved={onRemoved}
      onClose={onClose}
    >
      <p>
        The assessment of{" "}
        <strong className="[overflow-wrap:anywhere]">
          <bdi>{shortLeadName(card)}</bdi>
        </strong>{" "}
        will be permanently deleted, with its answers, notes and strategy hub. This cannot be undone. To keep
        it, move it to Hold or Lost instead.
      </p>
    </ConfirmRemoval>
  );
}
