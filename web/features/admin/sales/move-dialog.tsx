import { describeLeadStatus, LEAD_STATUSES, type LeadStatus } from "#domain/pipeline";
import type { PipelineCard } from "#domain/pipeline-board";
import { Dialog } from "../../../ui/dialog.tsx";
import { leadName } from "../leads/lead-name.ts";

type Props = { card: PipelineCard; onMove: (status: LeadStatus) => void; onClose: () => void };

/** Moves a card without dragging. */
export function MoveDialog({ card, onMove, onClose }: Props) {
  return (
    <Dialog
      title="Move to…"
      description={<bdi className="[overflow-wrap:anywhere]">{leadName(card)}</bdi>}
      onClose={onClose}
    >
      <ul className="space-y-2">
        {LEAD_STATUSES.map((status, index) => (
          <li key={status}>
            <button
              type="button"
              className="btn w-full justify-between"
              disabled={status === card.leadStatus}
              onClick={() => onMove(status)}
            >
              {describeLeadStatus(status)}
              {status === card.leadStatus ? " – now" : <kbd className="kbd kbd-sm">{index + 1}</kbd>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
