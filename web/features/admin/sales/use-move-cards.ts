import type { LeadStatus } from "#domain/leads/pipeline";
import { useState } from "react";
import { showToast } from "../../../ui/toast.tsx";
import { STATUS_WORDS } from "../ground/leads/save-words.ts";
import { afterPaint } from "../../../lib/after-paint.ts";
import { askAfterMove, endMoveQuestion } from "../ground/moves/move-question.ts";
import type { BoardView } from "../ground/board/board-view.ts";
import { useMoves, type Move, type Target } from "./use-moves.ts";

const UNDO_MS = 8000;

/** A move, and whether staff have said what the deal is worth since: that goes back with it. */
type Made = { move: Move; isValued: boolean };

/** Moves cards on behalf of a person: each move can be undone for a while, Won asks for its value, and Lost why. */
export function useMoveCards(view: BoardView, focus: (id: number) => void) {
  // Coincides with the change of the stored board; any earlier, the card's old place would be laid out in vain.
  const onMoved = (id: number) => queueMicrotask(() => focus(id));
  const moves = useMoves(view);
  const [last, setLast] = useState<(Made & { until: number }) | null>(null);

  const back = ({ move: { card, from }, isValued }: Made) => {
    setLast(null);
    endMoveQuestion(card.id);
    const { lostReason, lostNote, dealValue } = card;
    const lost = from.status === "Lost" ? { lost: { lostReason, lostNote } } : {};
    const value = isValued ? { dealValue } : {};
    const isUndone = moves.move(card.id, { ...from, ...lost, ...value });
    if (isUndone) showToast({ title: STATUS_WORDS.saved, description: `Moved back to ${from.status}` });
    onMoved(card.id);
  };
  const ask = (move: Move, to: LeadStatus) =>
    askAfterMove([move.card], to, () => ({
      onAnswer: (answer) => {
        // One undo takes back the move with what was said of it.
        const made = { move, isValued: answer.leadStatus === "Won" };
        moves.answer(
          move.card.id,
          answer,
          undoable(() => back(made)),
        );
        setLast((before) => before && { ...made, until: Date.now() + UNDO_MS });
      },
      onTakeBack: () => back({ move, isValued: false }),
      onEnd: () => onMoved(move.card.id),
    }));
  const moveTo = (id: number, to: Target) => {
    const move = moves.move(id, to);
    endMoveQuestion(id);
    const isAsked = move !== null && ask(move, to.status);
    // A question takes the focus.
    if (!isAsked) onMoved(id);
    if (!move) return;
    setLast({ move, isValued: false, until: Date.now() + UNDO_MS });
    const undo = undoable(() => back({ move, isValued: false }));
    // The card moves first; the toast follows a frame later.
    afterPaint(() =>
      showToast({
        title: STATUS_WORDS.saved,
        description: `Moved to ${to.status}`,
        ...undo,
      }),
    );
  };
  return {
    moves,
    moveTo,
    undo: () => {
      if (last && Date.now() < last.until) back(last);
    },
  };
}

function undoable(onClick: () => void) {
  return { durationMs: UNDO_MS, action: { label: "Undo", onClick } };
}
