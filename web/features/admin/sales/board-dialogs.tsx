import type { LeadStatus } from "#domain/leads/pipeline";
import type { PipelineCard } from "#domain/leads/pipeline-board";
import { leadName } from "../ground/leads/lead-name.ts";
import { MoveMenu } from "../ground/leads/move-menu.tsx";
import { RemoveCardDialog } from "./remove-card-dialog.tsx";

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
