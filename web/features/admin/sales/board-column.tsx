import { LEAD_STATUS_DESCRIPTIONS } from "#domain/leads/pipeline";
import { memo, useState } from "react";
import { countText } from "../ground/data/figures.ts";
import { noValueText } from "../ground/data/no-value-text.ts";
import { useMoney } from "../ground/data/use-money.ts";
import { BoardCard, type CardActions } from "./board-card.tsx";
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
  actions: ColumnActions;
};

/** One stage: its count, its value and its cards, with more of them on scrolling. */
export const BoardColumn = memo(function BoardColumn(props: Props) {
  const { column, activeId, liftedId, openId, actions } = props;
  const { status, cards } = column;
  const list = useCardDrag(actions.onDrop);
  const more = useMoreCards(column, actions.onMore);
  const { shown, top, end } = useShownCards(column, activeId, more);
  const titleId = `column-${status}`;
  return (
    <section
      aria-labelledby={titleId}
      className="board-column rounded-box bg-base-300/50 flex max-h-[calc(100dvh-12rem)] w-[82vw] lg:max-h-[max(24rem,calc(100dvh-15.5rem))] shrink-0 snap-center flex-col sm:w-72 lg:w-auto lg:min-w-0"
    >
      <ColumnHead column={column} titleId={titleId} />
      <div
        className="relative flex min-h-40 grow flex-col overflow-y-auto overscroll-contain px-2 pb-2"
        tabIndex={-1}
      >
        <div ref={top} className="h-px shrink-0" />
        {cards.length === 0 && (
          <p className="board-empty text-base-content/75 rounded-field border-base-content/25 pointer-events-none absolute inset-x-2 top-0 border border-dashed py-8 text-center text-sm">
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

function ColumnHead({ column, titleId }: { column: ReadColumn; titleId: string }) {
  const { status, count, value, withoutValue } = column;
  const money = useMoney();
  const missing = status === "Won" && noValueText(withoutValue);
  return (
    <header className="p-3 pb-2">
      <h3 id={titleId} className="flex items-baseline justify-between gap-2 font-semibold">
        <span className="min-w-0 truncate">
          {status}{" "}
          <span className="text-base-content/75 text-xs font-normal">{LEAD_STATUS_DESCRIPTIONS[status]}</span>
        </span>
        <span className="badge badge-sm tabular-nums" data-count={count}>
          {countText(count)}
          <span className="sr-only"> {count === 1 ? "lead" : "leads"}</span>
        </span>
      </h3>
      <p className="text-base-content/75 min-h-5 text-sm tabular-nums">
        {value > 0 && money(value)}
        {missing && <span className="block text-xs">{missing}</span>}
      </p>
    </header>
  );
}

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
