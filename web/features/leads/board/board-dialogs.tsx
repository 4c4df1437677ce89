import type { LeadStatus } from "#domain/leads/pipeline";
import type { PipelineCard } from "#domain/leads/pipeline-board";
import { ConfirmRemoval } from "../basics/confirm-removal.tsx";
import { leadName, shortLeadName } from "../basics/lead-name.ts";
import { MoveMenu } from "../basics/move-menu.tsx";

/** What is asked about a card. */
export type CardAction = "move" | "remove";

type Props = {
  action: CardAction;
  card: PipelineCard;
  onMove: (status: LeadStatus) => void;
  onRemove: () => void;
  onRemoved: () => void;
  onClose: () => void;
};

/** The menu of a card, and the question that a choice in it leads to. */
export function BoardDialogs({ action, card, onMove, onRemove, onRemoved, onClose }: Props) {
  if (action === "remove") return <RemoveCardDialog card={card} onRemoved={onRemoved} onClose={onClose} />;
  return (
    <MoveMenu
      name={leadName(card)}
      current={card.leadStatus}
      anchor={`[data-card="${card.id}"]`}
      onClose={onClose}
      onRemove={onRemove}
      onMove={(status) => {
        onClose();
        onMove(status);
      }}
    />
  );
}

type RemoveCardDialogProps = { card: PipelineCard; onRemoved: () => void; onClose: () => void };

/** Explains that removing a card from the pipeline deletes the assessment. */
function RemoveCardDialog({ card, onRemoved, onClose }: RemoveCardDialogProps) {
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
