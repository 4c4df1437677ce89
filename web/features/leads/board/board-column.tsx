import { LEAD_STATUS_DESCRIPTIONS } from "#domain/leads/pipeline";
import type { PipelineColumn } from "#domain/leads/pipeline-board";
import { memo, useState } from "react";
import type { Place, ReadColumn } from "../board-state/board.ts";
import { countText, noValueText } from "../../kit/data/figures.ts";
import { useInView } from "../../kit/data/use-in-view.ts";
import { useMoney } from "../../kit/data/use-money.ts";
import { StatusShape } from "../../kit/look/status-mark.tsx";
import { BoardCard } from "./board-card.tsx";
import type { CardActions } from "./card-actions.ts";
import { useDropChange } from "./drop-preview.ts";
import { useCardDrag } from "./use-card-drag.ts";

/** A card is not lower than this, the room above it included. */
const LOWEST_PX = 98;

/** Cards to render below the one with the focus. */
const BELOW = 5;

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

type More = { state: "idle" | "loading" | "failed"; load: () => void };

/**
 * The cards of a column to render: those scrolled to, and a few more. Back at the top only the first ones remain, so
 * that a board of hundreds stays as quick as one of dozens.
 */
function useShownCards({ cards, nextCursor }: PipelineColumn, activeId: number | null, more: More) {
  // How many cards to render at first and with each extension: more than a screenful.
  const [step] = useState(() => Math.ceil(innerHeight / LOWEST_PX));
  const [wanted, setWanted] = useState(step);
  const active = cards.findIndex(({ id }) => id === activeId);
  const shown = cards.slice(0, Math.max(wanted, active + 1 + BELOW));

  const grow = () => setWanted(shown.length + step);
  const isWhole = shown.length === cards.length;
  const next = nextCursor && more.state === "idle" ? more.load : null;
  const end = useInView<HTMLDivElement>(isWhole ? next : grow, { margin: "400px", length: shown.length });

  // A dragged card has left its list, which must not be rendered without it.
  const shrink = () => document.querySelector(".sortable-chosen") === null && setWanted(step);
  const top = useInView<HTMLDivElement>(wanted > step ? shrink : null);
  return { shown, top, end };
}

/** A stage with its count and the sum of its deals; while a card is over it, what they would be with it. */
function ColumnHead({ column, titleId }: { column: ReadColumn; titleId: string }) {
  const { status, count, value, withoutValue } = column;
  const money = useMoney();
  const change = useDropChange(status);
  const sum = value + (change?.value ?? 0);
  const missing = status === "Won" && noValueText(withoutValue);
  return (
    <header className="px-1.5 pt-2 pb-1.5">
      <h3 id={titleId} className="flex items-center gap-1.5 text-sm font-bold">
        <StatusShape status={status} />
        <span className="min-w-0 grow truncate">
          {status}{" "}
          <span className="text-ink-2 text-xs font-normal">({LEAD_STATUS_DESCRIPTIONS[status]})</span>
        </span>
        <span
          className={`bg-sheet grid h-5 min-w-5 shrink-0 place-items-center rounded-full px-1.5 text-xs font-semibold ${change ? "outline-ink outline-1" : ""}`}
          data-count={count}
        >
          <span>
            {countText(count + (change?.count ?? 0))}
            <span className="sr-only"> {count === 1 ? "lead" : "leads"}</span>
          </span>
        </span>
      </h3>
      <p className="text-row text-ink-2 flex min-h-4.5 flex-wrap gap-x-1.5">
        {(sum > 0 || change) && <span className={change ? "text-ink font-semibold" : ""}>{money(sum)}</span>}
        {change && change.value !== 0 && (
          <span className="text-ink font-semibold">
            {change.value > 0 ? "+" : "−"}
            {money(Math.abs(change.value))}
          </span>
        )}
        {missing && !change && <span className="truncate text-xs leading-4.5">{missing}</span>}
      </p>
    </header>
  );
}
