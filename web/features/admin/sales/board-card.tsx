import type { PipelineCard } from "#domain/leads/pipeline-board";
import { Ellipsis } from "lucide-react";
import { memo, type MouseEvent } from "react";
import { BookingLine } from "../ground/calls/booking-line.tsx";
import { CallLine } from "../ground/calls/call-line.tsx";
import { Ago } from "../ground/time/ago.tsx";
import { NO_VALUE } from "../ground/data/no-value-text.ts";
import { useMoney } from "../ground/data/use-money.ts";
import { leadName } from "../ground/leads/lead-name.ts";
import { safeWebAddress } from "../ground/data/web-address.ts";
import { PeopleHere } from "../ground/live/people-here.tsx";
import { LostLine } from "./lost-line.tsx";
import { CardFigures } from "./card-figures.tsx";
import { StageAge } from "./stage-age.tsx";

export type CardActions = { onOpen: (id: number) => void; onMenu: (id: number) => void };

type Props = {
  card: PipelineCard;
  /** The one card of the board in the Tab order. */
  isActive: boolean;
  isLifted: boolean;
  /** Whether its lead is open beside the board. */
  isOpen: boolean;
  actions: CardActions;
};

export const BoardCard = memo(function BoardCard({ card, isActive, isLifted, isOpen, actions }: Props) {
  const { id, email, adminNotes } = card;
  const tabIndex = isActive ? 0 : -1;
  return (
    <li
      data-id={id}
      // The room between cards is above them, for the initials on their edge.
      className="cursor-grab pt-3 [contain-intrinsic-size:auto_130px] [content-visibility:auto]"
    >
      {/* A press beside the controls is a wider way to the link in the name; the board has the keys. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <article
        data-card={id}
        tabIndex={tabIndex}
        aria-label={leadName(card)}
        aria-describedby="board-keys"
        aria-current={isOpen || undefined}
        // The list item clips anything painted outside it, so the focus ring is drawn inside.
        className={`board-card rounded-field bg-base-100 relative space-y-0.5 border px-2.5 py-1.5 text-xs shadow-xs -outline-offset-3 ${isLifted ? "board-place border-primary border-2" : isOpen ? "border-primary" : "border-base-300"}`}
        onClick={(event) => opensLead(event) && openLead(event, () => actions.onOpen(id))}
      >
        <PeopleHere lead={id} className="absolute -top-3 right-9" />
        <CardTitle card={card} />
        <p className="text-base-content/75 mb-0.5 flex gap-x-2 leading-6 empty:hidden">
          {card.name && email && (
            <span dir="auto" className="min-w-0 truncate" title={email}>
              {email}
            </span>
          )}
          <Website address={card.businessUrl} tabIndex={tabIndex} />
        </p>
        <CardFigures card={card} />
        {adminNotes && (
          <p dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]" title={adminNotes}>
            {adminNotes}
          </p>
        )}
        <CallLine lead={card} className="">
          <BookingLine lead={card} />
        </CallLine>
        <p className="text-base-content/75 flex flex-wrap gap-x-2 text-[0.6875rem]">
          <span>
            Added <Ago time={card.createdAt} />
          </span>
          <span>
            Updated <Ago time={card.updatedAt} />
          </span>
          <StageAge since={card.inStageSince} status={card.leadStatus} />
        </p>
        <LostLine lead={card} />
        <MenuButton card={card} tabIndex={tabIndex} onMenu={actions.onMenu} />
      </article>
    </li>
  );
});

type MenuProps = { card: PipelineCard; tabIndex: number } & Pick<CardActions, "onMenu">;

function MenuButton({ card, tabIndex, onMenu }: MenuProps) {
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-haspopup="menu"
      aria-label={`Move or remove ${leadName(card)}`}
      title="Move or remove"
      className="rounded-field text-base-content/75 hover:bg-base-200 hover:text-base-content absolute top-1 right-1 grid size-6 cursor-pointer place-items-center pointer-coarse:top-0 pointer-coarse:right-0 pointer-coarse:size-11"
      onClick={() => onMenu(card.id)}
    >
      <Ellipsis aria-hidden="true" className="size-4" />
    </button>
  );
}

/** The first line, with room for the menu's button; an amount that leaves none for the name stands below it. */
function CardTitle({ card }: { card: PipelineCard }) {
  const money = useMoney();
  return (
    <p className="flex min-h-5 flex-wrap items-center gap-x-2 pr-6 text-sm font-semibold pointer-coarse:min-h-8 pointer-coarse:pr-9">
      <a
        href={`/admin?tab=sales&lead=${card.id}`}
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
      {card.dealValue !== null ? (
        <span className="text-success shrink-0 tabular-nums">{money(card.dealValue)}</span>
      ) : (
        card.leadStatus === "Won" && (
          <span className="text-base-content/75 shrink-0 text-xs font-normal">{NO_VALUE}</span>
        )
      )}
    </p>
  );
}

/** A link if it is safe to follow; otherwise text. */
function Website({ address, tabIndex }: { address: string | null; tabIndex: number }) {
  if (!address) return null;
  const safe = safeWebAddress(address);
  if (!safe)
    return (
      <span dir="auto" className="min-w-0 truncate">
        {address}
      </span>
    );
  return (
    <a
      href={safe}
      target="_blank"
      rel="noopener noreferrer"
      tabIndex={tabIndex}
      className="link min-w-0 truncate"
    >
      {new URL(safe).host}
    </a>
  );
}

/** Other controls, and a press that opens a link elsewhere, have their own use. */
function opensLead({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  if (ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return false;
  return target.closest("a:not([data-open]), button") === null;
}

/** The focus is on the card by then, where it comes back to. */
function openLead(event: MouseEvent<HTMLElement>, open: () => void): void {
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
  open();
}
