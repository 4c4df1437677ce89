import type { LeadStatus } from "#domain/leads/pipeline";
import { useState } from "react";
import { showToast } from "../../../ui/toast.tsx";
import { STATUS_WORDS } from "../basics/save-words.ts";
import { afterPaint } from "../../../lib/after-paint.ts";
import { askAfterMove, endMoveQuestion, isAskedAbout } from "../moves/move-question.ts";
import type { BoardView } from "../board-state/board-view.ts";
import { useMoves, type Move, type Target } from "./use-moves.ts";

const UNDO_MS = 8000;

/** Moves cards on behalf of a person: each move can be undone for a while, Won asks for its value, and Lost why. */
export function useMoveCards(view: BoardView, focus: (id: number) => void) {
  // Coincides with the change of the stored board; any earlier, the card's old place would be laid out in vain.
  const onMoved = (id: number) => queueMicrotask(() => focus(id));
  const moves = useMoves(view);
  const [last, setLast] = useState<{ move: Move; until: number } | null>(null);

  const back = (move: Move) => {
    const { card, from } = move;
    setLast(null);
    endMoveQuestion(card.id);
    const isBack = moves.takeBack(move);
    if (isBack) showToast({ title: STATUS_WORDS.saved, description: `Moved back to ${from.status}` });
    onMoved(card.id);
  };
  const ask = (move: Move, to: LeadStatus) =>
    askAfterMove([move.card], to, () => ({
      onAnswer: (answer) => {
        // One undo takes back the move with what was said of it.
        moves.answer(
          move.card.id,
          answer,
          undoable(() => back(move)),
        );
        setLast((before) => before && { move, until: Date.now() + UNDO_MS });
      },
      onTakeBack: () => back(move),
      onEnd: () => onMoved(move.card.id),
      onKept: () => {
        setLast({ move, until: Date.now() + UNDO_MS });
        tell(move);
      },
    }));
  const tell = (move: Move) =>
    showToast({
      title: STATUS_WORDS.saved,
      description: `Moved to ${move.to.status}`,
      ...(!isAskedAbout(move.card.id) && undoable(() => back(move))),
    });
  const moveTo = (id: number, to: Target) => {
    const move = moves.move(id, to);
    endMoveQuestion(id);
    const isAsked = move !== null && ask(move, to.status);
    // A question takes the focus.
    if (!isAsked) onMoved(id);
    if (!move) return;
    setLast({ move, until: Date.now() + UNDO_MS });
    // The card moves first; the toast follows a frame later.
    afterPaint(() => tell(move));
  };
  return {
    moves,
    moveTo,
    undo: () => {
      if (last && Date.now() < last.until) back(last.move);
    },
  };
}

function undoable(onClick: () => void) {
  return { durationMs: UNDO_MS, action: { label: "Undo", onClick } };
}
