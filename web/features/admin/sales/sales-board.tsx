import { useCallback, useMemo, useState, type FocusEvent } from "react";
import { useClaimLead } from "../ground/calls/use-claim-lead.ts";
import { useShortcuts } from "../ground/frame/shortcuts.ts";
import { useOpenLead } from "../ground/leads/open-lead.ts";
import { useStable } from "../ground/data/use-stable.ts";
import { fetchMoreCards } from "./board-api.ts";
import { useLooking } from "../ground/live/looking.ts";
import { BoardColumn, type ColumnActions } from "./board-column.tsx";
import { BoardDialogs, type CardAction } from "./board-dialogs.tsx";
import { nextCard } from "./board-steps.ts";
import type { BoardView } from "../ground/board/board-view.ts";
import { appendCards, placeOf, takeCard, type Board } from "../ground/board/board.ts";
import { useBoardKeys } from "./use-board-keys.ts";
import { useCardFocus } from "./use-card-focus.ts";
import { useKeepFocus } from "./use-keep-focus.ts";
import { useMoveCards } from "./use-move-cards.ts";
import type { Target } from "./use-moves.ts";

type Asked = { action: CardAction; id: number };

/** `openId` is the lead that is open beside the board. */
type Props = { stored: Board; view: BoardView; openId: number | null };

export function SalesBoard({ stored, view, openId }: Props) {
  const cards = useCardFocus();
  const { asked, setAsked, moving, keys, actions } = useBoardActs(stored, view, cards.focus);
  const keep = useKeepFocus(stored, cards.focus);
  const { moves, moveTo } = moving;
  const activeId = activeCard(stored, cards.chosen);
  const card = asked && placeOf(stored, asked.id)?.card;
  // From elsewhere on the page, the first step leads to the board; an open lead has these keys to itself.
  const enter = () => openId === null && activeId !== null && cards.focus(activeId);
  useShortcuts({ j: enter, k: enter });
  return (
    <>
      {/* Key and focus events bubble up from the cards, which are the actual controls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="group"
        aria-label="Sales stages"
        className="relative -mx-4 flex snap-x snap-proximity gap-3 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:px-6 lg:mx-0 lg:grid lg:grid-cols-[repeat(5,minmax(11.5rem,1fr))] lg:px-0"
        onKeyDown={keys.onKeyDown}
        onFocus={(event) => {
          keep.onFocus(event);
          chooseFocused(event, cards.choose);
        }}
        onBlur={(event) => {
          keep.onBlur(event);
          if (isLeft(event)) keys.putBack();
        }}
      >
        {keys.board.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            activeId={idIn(column.cards, activeId)}
            liftedId={idIn(column.cards, keys.liftedId)}
            openId={idIn(column.cards, openId)}
            actions={actions}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {keys.news}
      </p>
      {asked && card && (
        <BoardDialogs
          action={asked.action}
          card={card}
          onClose={() => setAsked(null)}
          onMove={(status) => moveTo(card.id, { status })}
          onRemove={() => setAsked({ action: "remove", id: card.id })}
          onRemoved={() => {
            const near = nextCard(stored, card.id, "ArrowDown") ?? nextCard(stored, card.id, "ArrowUp");
            moves.change((board) => takeCard(board, card.id));
            if (near !== null) cards.focus(near);
          }}
        />
      )}
    </>
  );
}

/** What can be done with the cards, by press, drag and key. */
function useBoardActs(stored: Board, view: BoardView, focus: (id: number) => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const moving = useMoveCards(view, focus);
  useShortcuts({ u: moving.undo });
  const open = useOpenLead();
  const claimLead = useClaimLead();
  const ask = useCallback((id: number) => setAsked({ action: "move", id }), []);
  const claim = (id: number) => {
    const place = placeOf(stored, id);
    if (place) claimLead(place.card);
  };
  const keys = useBoardKeys(stored, { focus, moveTo: moving.moveTo, ask, open, claim });
  useLooking(asked?.id ?? keys.liftedId);
  const actions = useColumnActions(moving.moves, moving.moveTo, ask, open);
  return { asked, setAsked, moving, keys, actions };
}

/** Stable objects for the life of the board, so that a column is only rendered again when it changes itself. */
function useColumnActions(
  moves: ReturnType<typeof useMoveCards>["moves"],
  moveTo: (id: number, to: Target) => void,
  onMenu: (id: number) => void,
  onOpen: (id: number) => void,
): ColumnActions {
  const onDrop = useStable(moveTo);
  return useMemo(
    () => ({
      onMenu,
      onOpen,
      onDrop,
      onMore: async (column) => {
        const more = await fetchMoreCards(column);
        if (more) moves.change((board) => appendCards(board, more));
      },
    }),
    [moves, onDrop, onMenu, onOpen],
  );
}

/** The chosen card, or the first one. */
function activeCard(board: Board, chosen: number | null): number | null {
  if (chosen !== null && placeOf(board, chosen)) return chosen;
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
