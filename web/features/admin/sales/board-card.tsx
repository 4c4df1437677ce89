import type { PipelineCard } from "#domain/leads/pipeline-board";
import { memo } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { CallLine } from "../calls/call-line.tsx";
import { Ago } from "../leads/ago.tsx";
import { moneyText } from "../data/figures.ts";
import { leadName } from "../leads/lead-name.ts";
import { safeWebAddress } from "../leads/web-address.ts";
import { PeopleHere } from "../live/people-here.tsx";
import { LostLine } from "../lost/lost-line.tsx";
import { StageAge } from "./stage-age.tsx";

export type CardAction = "move" | "remove";

type Props = {
  card: PipelineCard;
  /** The one card of the board in the Tab order. */
  isActive: boolean;
  isLifted: boolean;
  onAction: (action: CardAction, card: PipelineCard) => void;
};

export const BoardCard = memo(function BoardCard({ card, isActive, isLifted, onAction }: Props) {
  const { name, email, adminNotes } = card;
  const label = leadName(card);
  const tabIndex = isActive ? 0 : -1;
  return (
    <li
      data-id={card.id}
      // The room between cards is above them, for the initials on their edge.
      className="cursor-grab pt-3 [contain-intrinsic-size:auto_190px] [content-visibility:auto]"
    >
      <article
        data-card={card.id}
        tabIndex={tabIndex}
        aria-label={label}
        aria-describedby="board-keys"
        // The list item clips anything painted outside it, so the focus ring is drawn inside.
        className={`rounded-field bg-base-100 relative space-y-1.5 border p-3 text-sm shadow-xs -outline-offset-3 ${isLifted ? "board-place border-primary border-2" : "border-base-300"}`}
      >
        <PeopleHere lead={card.id} className="absolute -top-3 right-2" />
        <p className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
          <bdi>{label}</bdi>
        </p>
        {name && email && (
          <p className="text-base-content/75 truncate" title={email}>
            <bdi>{email}</bdi>
          </p>
        )}
        <Website address={card.businessUrl} tabIndex={tabIndex} />
        <CardFigures card={card} />
        {adminNotes && (
          <p
            dir="auto"
            className="text-base-content/75 line-clamp-2 [overflow-wrap:anywhere]"
            title={adminNotes}
          >
            {adminNotes}
          </p>
        )}
        <CallLine lead={card} className="text-xs" />
        <CardTimes card={card} />
        <p className="flex flex-wrap justify-between gap-x-2">
          <CardButton label="Move to…" card={card} action="move" tabIndex={tabIndex} onAction={onAction} />
          <CardButton
            label="Remove from Pipeline"
            card={card}
            action="remove"
            tabIndex={tabIndex}
            onAction={onAction}
          />
        </p>
      </article>
    </li>
  );
});

function CardFigures({ card }: { card: PipelineCard }) {
  const { assessmentType, offerTier, score, leadScore, dealValue } = card;
  return (
    <p className="flex flex-wrap gap-1">
      <Badge className="badge-sm">{assessmentType === "chat" ? "Chat" : "Quiz"}</Badge>
      {offerTier !== null && <Badge className="badge-sm">Tier {offerTier}</Badge>}
      {score !== null && <Badge className="badge-sm">{score} pts</Badge>}
      {leadScore !== null && <Badge className="badge-sm">Lead score {leadScore}</Badge>}
      {dealValue !== null && (
        <Badge tone="success" className="badge-sm">
          {moneyText(dealValue)}
        </Badge>
      )}
    </p>
  );
}

function CardTimes({ card }: { card: PipelineCard }) {
  return (
    <>
      <p className="text-base-content/75 flex flex-wrap gap-x-2 text-xs">
        <span>
          Added <Ago time={card.createdAt} />
        </span>
        <span>
          Updated <Ago time={card.updatedAt} />
        </span>
      </p>
      <StageAge since={card.inStageSince} status={card.leadStatus} />
      <LostLine lead={card} />
    </>
  );
}

type ButtonProps = Pick<Props, "card" | "onAction"> & { label: string; action: CardAction; tabIndex: number };

function CardButton({ label, card, action, tabIndex, onAction }: ButtonProps) {
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={`${label}: ${leadName(card)}`}
      className="link link-hover text-base-content/75 min-h-6 text-xs pointer-coarse:min-h-11"
      onClick={() => onAction(action, card)}
    >
      {label}
    </button>
  );
}

/** A link if it is safe to follow; otherwise text. */
function Website({ address, tabIndex }: { address: string | null; tabIndex: number }) {
  if (!address) return null;
  const safe = safeWebAddress(address);
  if (!safe) return <p className="text-base-content/75 truncate">{address}</p>;
  return (
    <a
      href={safe}
      target="_blank"
      rel="noopener noreferrer"
      tabIndex={tabIndex}
      className="link block truncate"
    >
      {new URL(safe).host}
    </a>
  );
}
