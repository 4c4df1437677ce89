import { memo, useState } from "react";
import { BoardCard } from "./board-card.tsx";
import type { CardActions } from "./card-actions.ts";
import { ColumnHead } from "./column-head.tsx";
import type { Place, ReadColumn } from "../ground/board/board.ts";
import { useCardDrag } from "./use-card-drag.ts";
import { useShownCards } from "./use-shown-cards.ts";

export type ColumnActions = CardActions & {
  onDrop: (id: number, to: Place) => void;
  onMore: (column: ReadColumn) => Promise<void>;
};

type Props = {
  column: ReadColumn;
  activeId: number | null;
  liftedId: number | null;
  openId: number | null;
  lookedAtId: number | null;
  isFull: boolean;
  actions: ColumnActions;
};

/** One stage: its count, its value and its cards, with more of them on scrolling. */
export const BoardColumn = memo(function BoardColumn(props: Props) {
  const { column, activeId, liftedId, openId, lookedAtId, isFull, actions } = props;
  const { status, cards } = column;
  const list = useCardDrag(cards, actions.onDrop);
  const more = useMoreCards(column, actions.onMore);
  const { shown, top, end } = useShownCards(column, activeId, more);
  const titleId = `column-${status}`;
  return (
    <section aria-labelledby={titleId} className="board-column">
      <ColumnHead column={column} titleId={titleId} />
      <div
        className="relative flex min-h-0 grow flex-col overflow-y-auto overscroll-contain px-1.5 pb-2"
        tabIndex={-1}
      >
        <div ref={top} className="h-px shrink-0" />
        {cards.length === 0 && (
          <p className="board-empty text-row text-ink-2 border-edge pointer-events-none absolute inset-x-1.5 top-0 grid h-23 place-items-center rounded-lg border-2 border-dashed text-center">
            Drop leads here
          </p>
        )}
        <ul ref={list} data-status={status} aria-label={`${status} leads`} className="min-h-32 shrink-0 grow">
          {shown.map((card) => (
            <BoardCard
              key={card.id}
              card={card}
              isActive={card.id === activeId}
              isLifted={card.id === liftedId}
              isOpen={card.id === openId}
              isFull={isFull}
              isLookedAt={card.id === lookedAtId}
              actions={actions}
            />
          ))}
        </ul>
        <div ref={end} className="min-h-1 shrink-0 text-center text-sm">
          {more.state === "loading" && <span role="status">Loading more…</span>}
          {more.state === "failed" && (
            <button type="button" className="btn btn-sm" onClick={more.load}>
              More could not be loaded. Try again
            </button>
          )}
        </div>
      </div>
    </section>
  );
});

function useMoreCards(column: ReadColumn, onMore: ColumnActions["onMore"]) {
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const load = () => {
    setState("loading");
    onMore(column).then(
      () => setState("idle"),
      () => setState("failed"),
    );
  };
  return { state, load };
}
