import type { LeadStatus } from "#domain/leads/pipeline";
import type { PipelineCard } from "#domain/leads/pipeline-board";
import { leadName } from "../leads/lead-name.ts";
import { MoveMenu } from "../leads/move-menu.tsx";
import type { CardAction } from "./board-card.tsx";
import { RemoveCardDialog } from "./remove-card-dialog.tsx";

type Props = {
  action: CardAction;
  card: PipelineCard;
  onMove: (status: LeadStatus) => void;
  onRemoved: () => void;
  onClose: () => void;
};

/** The dialogs opened by a card's buttons. */
export function BoardDialogs({ action, card, onMove, onRemoved, onClose }: Props) {
  if (action === "remove") return <RemoveCardDialog card={card} onRemoved={onRemoved} onClose={onClose} />;
  return (
    <MoveMenu
      name={leadName(card)}
      current={card.leadStatus}
      anchor={`[data-card="${card.id}"]`}
      onClose={onClose}
      onMove={(status) => {
        onClose();
        onMove(status);
      }}
    />
  );
}
