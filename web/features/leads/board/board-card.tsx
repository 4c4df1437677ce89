import { isOpenStatus } from "#domain/leads/pipeline";
import type { PipelineCard } from "#domain/leads/pipeline-board";
import { useQueryClient } from "@tanstack/react-query";
import { Ellipsis } from "lucide-react";
import { memo, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { ownerWords } from "../../calls/acts/call-words.ts";
import { NO_VALUE } from "../../kit/data/figures.ts";
import { useMoney } from "../../kit/data/use-money.ts";
import { useShortcuts } from "../../kit/frame/shortcuts.ts";
import { leadName, shortLeadName } from "../basics/lead-name.ts";
import { PeopleHere } from "../live/people-here.tsx";
import { Avatar, NobodyAvatar } from "../../kit/look/avatar.tsx";
import { ScoreBadge } from "../../kit/look/score-badge.tsx";
import { ownAddress } from "../../people/staff/use-staff.ts";
import type { CardActions } from "./card-actions.ts";
import { CardFacts } from "./card-facts.tsx";
import { CardStep } from "./card-step.tsx";

const GAP = 6;

type Props = {
  card: PipelineCard;
  /** The one card of the board in the Tab order. */
  isActive: boolean;
  isLifted: boolean;
  /** Whether its lead is open beside the board. */
  isOpen: boolean;
  /** Whether all that is known stands on the card. */
  isFull: boolean;
  /** Whether what else is known is shown beside it. */
  isLookedAt: boolean;
  actions: CardActions;
};

/** Name, value, score, owner and next step; the rest is shown beside it, or on a full card below. */
export const BoardCard = memo(function BoardCard(props: Props) {
  const { card, isActive, isLifted, isOpen, isFull, isLookedAt, actions } = props;
  const { id } = card;
  const tabIndex = isActive ? 0 : -1;
  return (
    <li data-id={id} className="board-item">
      {/* A press beside the controls is a wider way to the link in the name; the board has the keys. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <article
        data-card={id}
        tabIndex={tabIndex}
        aria-label={leadName(card)}
        aria-describedby="board-keys"
        aria-current={isOpen || undefined}
        className={`board-card group ${isLifted ? "board-place" : ""}`}
        onClick={(event) => opensLead(event) && openLead(event, () => actions.onOpen(id))}
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && actions.onLookAt(id)}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && actions.onLookAt(null)}
      >
        <CardTitle card={card} />
        <div className="flex min-w-0 items-center gap-2">
          {card.leadScore !== null && <ScoreBadge score={card.leadScore} />}
          <span className="ms-auto flex items-center gap-1">
            <MenuButton card={card} tabIndex={tabIndex} onMenu={actions.onMenu} />
            <PeopleHere lead={id} className="-my-1 shrink-0" />
            <CardOwner card={card} tabIndex={tabIndex} onClaim={actions.onClaim} />
          </span>
        </div>
        <CardStep card={card} />
        {isFull && <CardFacts card={card} tabIndex={tabIndex} actions={actions} />}
        {!isFull && isLookedAt && (
          <FactsPopover card={id} onClose={() => actions.onLookAt(null)}>
            <CardFacts card={card} tabIndex={tabIndex} actions={actions} />
          </FactsPopover>
        )}
      </article>
    </li>
  );
});

type PartProps = { card: PipelineCard; tabIndex: number };

function MenuButton({ card, tabIndex, onMenu }: PartProps & Pick<CardActions, "onMenu">) {
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-haspopup="menu"
      aria-label={`Move or remove ${leadName(card)}`}
      title="Move or remove"
      className="board-menu text-ink-2 hover:bg-hover hover:text-ink"
      onClick={() => onMenu(card.id)}
    >
      <Ellipsis aria-hidden="true" className="size-4" />
    </button>
  );
}

/** Whose card it is; nobody's is taken by a press. */
function CardOwner({ card, tabIndex, onClaim }: PartProps & Pick<CardActions, "onClaim">) {
  const me = ownAddress(useQueryClient());
  const { owner } = card;
  if (owner !== null) return <Avatar email={owner} title={ownerWords(owner, me)} />;
  if (!isOpenStatus(card.leadStatus)) return null;
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={`Claim ${shortLeadName(card)}`}
      title="Unassigned: claim it"
      className="hover:bg-picked relative cursor-pointer rounded-full pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5"
      onClick={() => onClaim(card.id)}
    >
      <NobodyAvatar />
    </button>
  );
}

/** An amount that leaves no room for the name stands below it. */
function CardTitle({ card }: { card: PipelineCard }) {
  const money = useMoney();
  const { id, dealValue, leadStatus } = card;
  return (
    <p className="flex min-w-0 items-baseline gap-x-2 text-sm font-semibold">
      <a
        href={`/admin?tab=sales&lead=${id}`}
        data-open
        tabIndex={-1}
        draggable={false}
        title={leadName(card)}
        // The direction is the block's, so that a name is cut at its end.
        dir="auto"
        className="min-w-0 grow basis-12 truncate text-left"
      >
        {leadName(card)}
      </a>
      {dealValue !== null ? (
        <span className="text-row max-w-1/2 truncate" title={money(dealValue)}>
          {money(dealValue)}
        </span>
      ) : (
        leadStatus === "Won" && <span className="text-ink-2 shrink-0 text-xs font-normal">{NO_VALUE}</span>
      )}
    </p>
  );
}

/** Other controls, and a press that opens a link elsewhere, have their own use. */
function opensLead({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  if (ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return false;
  return target.closest("a:not([data-open]), button, [popover]") === null;
}

/** The focus is on the card by then, where it comes back to. */
function openLead(event: MouseEvent<HTMLElement>, open: () => void): void {
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
  open();
}

type FactsPopoverProps = { card: number; onClose: () => void; children: ReactNode };

/** What else is known of a card, beside it: it stays while the pointer is on it or the focus in it, and Esc closes it. */
function FactsPopover({ card, onClose, children }: FactsPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = popover.current;
    const beside = document.querySelector(`[data-card="${card}"]`)?.getBoundingClientRect();
    if (!element || !beside) return;
    element.showPopover();
    placeAt(element, beside);
  }, [card]);
  useShortcuts({ escape: onClose });
  return (
    <div
      ref={popover}
      popover="manual"
      className="bg-sheet border-line-2 shadow-over fixed inset-auto m-0 w-64 max-w-[calc(100vw-1rem)] cursor-auto rounded-xl border p-3"
    >
      {children}
    </div>
  );
}

/** At the end of the card, or before it where there is no room, entirely in view. */
function placeAt(element: HTMLElement, card: DOMRect): void {
  const { width, height } = element.getBoundingClientRect();
  const isRoomAfter = card.right + GAP + width <= innerWidth;
  element.style.left = `${isRoomAfter ? card.right + GAP : Math.max(GAP, card.left - GAP - width)}px`;
  element.style.top = `${Math.max(GAP, Math.min(card.top, innerHeight - height - GAP))}px`;
}
