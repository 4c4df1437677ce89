import { useMemo, useState, type FocusEvent } from "react";
import { useShortcuts } from "../frame/shortcuts.ts";
import { useStable } from "./use-stable.ts";
import { fetchMoreCards } from "./api.ts";
import { useLooking } from "../live/looking.ts";
import type { CardAction } from "./board-card.tsx";
import { BoardColumn, type ColumnActions } from "./board-column.tsx";
import { BoardDialogs } from "./board-dialogs.tsx";
import { nextCard } from "./board-steps.ts";
import type { BoardView } from "./board-view.ts";
import { appendCards, placeOf, takeCard, type Board } from "./board.ts";
import { useBoardKeys } from "./use-board-keys.ts";
import { useCardFocus } from "./use-card-focus.ts";
import { useMoveCards } from "./use-move-cards.ts";
import type { Target } from "./use-moves.ts";

type Opened = { action: CardAction; id: number };

export function SalesBoard({ stored, view }: { stored: Board; view: BoardView }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { chosen, choose, focus } = useCardFocus();
  const { moves, moveTo, undo } = useMoveCards(view, focus);
  const keys = useBoardKeys(stored, { focus, moveTo, ask: (id) => setOpened({ action: "move", id }) });
  useShortcuts({ u: undo });
  const actions = useColumnActions(moves, moveTo, setOpened);

  const activeId = chosen !== null && placeOf(stored, chosen) ? chosen : firstCard(stored);
  const card = opened && placeOf(stored, opened.id)?.card;
  useLooking(opened?.id ?? keys.liftedId);
  return (
    <>
      {/* Key and focus events bubble up from the cards, which are the actual controls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="group"
        aria-label="Sales stages"
        className="relative -mx-4 flex snap-x snap-proximity gap-3 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:px-6 lg:mx-0 lg:grid lg:grid-cols-[repeat(5,minmax(11.5rem,1fr))] lg:px-0"
        onKeyDown={keys.onKeyDown}
        onFocus={(event) => chooseFocused(event, choose)}
        onBlur={(event) => isLeft(event) && keys.putBack()}
      >
        {keys.board.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            activeId={idIn(column.cards, activeId)}
            liftedId={idIn(column.cards, keys.liftedId)}
            actions={actions}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {keys.news}
      </p>
      {opened && card && (
        <BoardDialogs
          action={opened.action}
          card={card}
          onClose={() => setOpened(null)}
          onMove={(status) => moveTo(card.id, { status })}
          onRemoved={() => {
            const near = nextCard(stored, card.id, "ArrowDown") ?? nextCard(stored, card.id, "ArrowUp");
            moves.change((board) => takeCard(board, card.id));
            if (near !== null) focus(near);
          }}
        />
      )}
    </>
  );
}

/** Stable objects for the life of the board, so that a column is only rendered again when it changes itself. */
function useColumnActions(
  moves: ReturnType<typeof useMoveCards>["moves"],
  moveTo: (id: number, to: Target) => void,
  open: (opened: Opened) => void,
): ColumnActions {
  const onDrop = useStable(moveTo);
  return useMemo(
    () => ({
      onAction: (action, { id }) => open({ action, id }),
      onDrop,
      onMore: async (column) => {
        const more = await fetchMoreCards(column);
        if (more) moves.change((board) => appendCards(board, more));
      },
    }),
    [moves, onDrop, open],
  );
}

function firstCard(board: Board): number | null {
  return board.find(({ cards }) => cards.length > 0)?.cards[0]?.id ?? null;
}

function idIn(cards: readonly { id: number }[], id: number | null): number | null {
  return cards.some((card) => card.id === id) ? id : null;
}

/** Makes the card that contains the focus the one that Tab returns to. */
function chooseFocused(event: FocusEvent<HTMLElement>, choose: (id: number) => void): void {
  const card = event.target.closest<HTMLElement>("[data-card]");
  if (card) choose(Number(card.dataset["card"]));
}

/** Whether the focus moves elsewhere on the page, rather than to another window or because its element is replaced. */
function isLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return relatedTarget !== null && !currentTarget.contains(relatedTarget);
}
