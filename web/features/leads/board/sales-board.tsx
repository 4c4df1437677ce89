import { useCallback, useMemo, useState, useLayoutEffect, useRef, type FocusEvent } from "react";
import type { BoardView } from "../board-state/board-view.ts";
import { appendCards, placeOf, takeCard, type Board } from "../board-state/board.ts";
import { useClaimLead } from "../../calls/acts/use-claim-lead.ts";
import { useStable } from "../../kit/data/use-stable.ts";
import { useShortcuts } from "../../kit/frame/shortcuts.ts";
import { useOpenLead } from "../basics/open-lead.ts";
import { useLooking } from "../live/looking.ts";
import { useMoveQuestion } from "../moves/move-question.ts";
import { fetchMoreCards } from "./board-api.ts";
import { BoardColumn, type ColumnActions } from "./board-column.tsx";
import { BoardDialogs, type CardAction } from "./board-dialogs.tsx";
import { nextCard } from "./board-steps.ts";
import { useBoardKeys } from "./use-board-keys.ts";
import { useKeepFocus } from "./use-keep-focus.ts";
import { useLookAt } from "./use-look-at.ts";
import { useMoveCards } from "./use-move-cards.ts";

type Asked = { action: CardAction; id: number };

/** `openId` is the lead that is open beside the board. */
type Props = { stored: Board; view: BoardView; openId: number | null; isFull: boolean };

export function SalesBoard({ stored, view, openId, isFull }: Props) {
  const cards = useCardFocus();
  const look = useLookAt();
  const { asked, setAsked, moving, keys, actions } = useBoardActs(stored, view, cards.focus, look.lookAt);
  const keep = useKeepFocus(stored, cards.focus);
  const activeId = activeCard(stored, cards.chosen);
  const isBusy = useMoveQuestion() !== null || keys.liftedId !== null || asked !== null;
  const lookedAt = isBusy ? null : look.shown;
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
        className="board snap-x snap-proximity overflow-x-auto"
        onPointerDown={look.handlers.onPointerDown}
        onKeyDown={keys.onKeyDown}
        onFocus={(event) => {
          for (const onFocus of [keep.onFocus, look.handlers.onFocus]) onFocus(event);
          chooseFocused(event, cards.choose);
        }}
        onBlur={(event) => {
          for (const onBlur of [keep.onBlur, look.handlers.onBlur]) onBlur(event);
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
            lookedAtId={idIn(column.cards, lookedAt)}
            isFull={isFull}
            actions={actions}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {keys.news}
      </p>
      {asked && (
        <AskedOfCard stored={stored} asked={asked} onAsk={setAsked} moving={moving} focus={cards.focus} />
      )}
    </>
  );
}

type AskedProps = {
  stored: Board;
  asked: Asked;
  onAsk: (asked: Asked | null) => void;
  moving: ReturnType<typeof useMoveCards>;
  focus: (id: number) => void;
};

/** The menu or question of a card; one that is removed leaves the focus to the nearest. */
function AskedOfCard({ stored, asked: { action, id }, onAsk, moving, focus }: AskedProps) {
  const card = placeOf(stored, id)?.card;
  if (!card) return null;
  return (
    <BoardDialogs
      action={action}
      card={card}
      onClose={() => onAsk(null)}
      onMove={(status) => moving.moveTo(id, { status })}
      onRemove={() => onAsk({ action: "remove", id })}
      onRemoved={() => {
        const near = nextCard(stored, id, "ArrowDown") ?? nextCard(stored, id, "ArrowUp");
        moving.moves.change((board) => takeCard(board, id));
        if (near !== null) focus(near);
      }}
    />
  );
}

/** What can be done with the cards, by press, drag and key. */
function useBoardActs(
  stored: Board,
  view: BoardView,
  focus: (id: number) => void,
  lookAt: (id: number | null) => void,
) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const moving = useMoveCards(view, focus);
  useShortcuts({ u: moving.undo });
  const open = useOpenLead();
  const claimLead = useClaimLead();
  const ask = useCallback((id: number) => setAsked({ action: "move", id }), []);
  const remove = useCallback((id: number) => setAsked({ action: "remove", id }), []);
  const claim = (id: number) => {
    const place = placeOf(stored, id);
    if (place) claimLead(place.card);
  };
  const keys = useBoardKeys(stored, { focus, moveTo: moving.moveTo, ask, open, claim });
  useLooking(asked?.id ?? keys.liftedId);
  const onDrop = useStable(moving.moveTo);
  const onClaim = useStable(claim);
  const onMore = useMoreCards(moving.moves);
  // The same object for the life of the board: a column is only rendered again when it changes itself.
  const actions = useMemo<ColumnActions>(
    () => ({ onMenu: ask, onOpen: open, onRemove: remove, onLookAt: lookAt, onDrop, onClaim, onMore }),
    [ask, open, remove, lookAt, onDrop, onClaim, onMore],
  );
  return { asked, setAsked, moving, keys, actions };
}

function useMoreCards(moves: ReturnType<typeof useMoveCards>["moves"]): ColumnActions["onMore"] {
  return useCallback(
    async (column) => {
      const more = await fetchMoreCards(column);
      if (more) moves.change((board) => appendCards(board, more));
    },
    [moves],
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

/** Which card of the board has, or would receive, the focus; and a way to focus one. */
function useCardFocus() {
  const [chosen, setChosen] = useState<{ id: number } | null>(null);
  const wanted = useRef<{ id: number; isGiven: boolean } | null>(null);
  // Runs after every render of this frame: a card that changes columns is a new element, and the old one takes the
  // focus with it when it is removed.
  useLayoutEffect(() => {
    const { current } = wanted;
    if (!current || (current.isGiven && document.activeElement !== document.body)) return;
    current.isGiven = true;
    const card = document.querySelector<HTMLElement>(`[data-card="${current.id}"]`);
    // Focusing the element that already has the focus would make the browser lay out the board again.
    if (card !== document.activeElement) card?.focus();
  });
  const focus = useCallback((id: number) => {
    wanted.current = { id, isGiven: false };
    // Renders the board even if the card was chosen before: it is the rendering that gives the focus.
    setChosen({ id });
    requestAnimationFrame(() => {
      wanted.current = null;
    });
  }, []);
  const choose = useCallback((id: number) => {
    setChosen((before) => (before?.id === id ? before : { id }));
  }, []);
  return { chosen: chosen?.id ?? null, choose, focus };
}
