import { useState } from "react";
import { showToast } from "../../../ui/toast.tsx";
import { STATUS_WORDS } from "../leads/save-words.ts";
import { afterPaint } from "../../../lib/after-paint.ts";
import { askWhyLost, endLostQuestion } from "../lost/lost-question.ts";
import type { BoardView } from "./board-view.ts";
import { useMoves, type Move, type Target } from "./use-moves.ts";

const UNDO_MS = 8000;

/** Moves cards on behalf of a person: each move can be undone for a while, and Lost asks why. */
export function useMoveCards(view: BoardView, focus: (id: number) => void) {
  // Coincides with the change of the stored board; any earlier, the card's old place would be laid out in vain.
  const onMoved = (id: number) => queueMicrotask(() => focus(id));
  const moves = useMoves(view);
  const [last, setLast] = useState<{ move: Move; until: number } | null>(null);

  const back = ({ card, from }: Move) => {
    setLast(null);
    endLostQuestion(card.id);
    const { lostReason, lostNote } = card;
    const lost = from.status === "Lost" ? { lost: { lostReason, lostNote } } : {};
    const isUndone = moves.move(card.id, { ...from, ...lost });
    if (isUndone) showToast({ title: STATUS_WORDS.saved, description: `Moved back to ${from.status}` });
    onMoved(card.id);
  };
  const moveTo = (id: number, to: Target) => {
    const move = moves.move(id, to);
    // Lost asks for a reason and takes the focus.
    if (!move || to.status !== "Lost") onMoved(id);
    if (!move) return;
    setLast({ move, until: Date.now() + UNDO_MS });
    if (to.status === "Lost") {
      askWhyLost({
        lead: move.card,
        onAnswer: (lost) => moves.explain(id, lost),
        onTakeBack: () => back(move),
        onEnd: () => onMoved(id),
      });
    } else endLostQuestion(id);
    const action = { label: "Undo", onClick: () => back(move) };
    // The card moves first; the toast follows a frame later.
    afterPaint(() =>
      showToast({
        title: STATUS_WORDS.saved,
        description: `Moved to ${to.status}`,
        durationMs: UNDO_MS,
        action,
      }),
    );
  };
  return {
    moves,
    moveTo,
    undo: () => {
      if (last && Date.now() < last.until) back(last.move);
    },
  };
}
