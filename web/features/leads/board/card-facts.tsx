import { TYPE_WORDS } from "#domain/leads/assessment-list";
import type { PipelineCard } from "#domain/leads/pipeline-board";
import { Trash2 } from "lucide-react";
import { safeWebAddress } from "../../kit/data/web-address.ts";
import { Tag, TierTag } from "../../kit/look/tag.tsx";
import { Ago } from "../../kit/time/ago.tsx";
import type { CardActions } from "./card-actions.ts";

type Props = { card: PipelineCard; tabIndex: number; actions: CardActions };

/** What is known of a card beyond its five facts, and the way to remove it. */
export function CardFacts({ card, tabIndex, actions }: Props) {
  const { name, email, assessmentType, offerTier, score, adminNotes, createdAt, updatedAt } = card;
  return (
    <div className="text-ink-2 grid gap-1.5 text-xs">
      {name && email && (
        <p dir="auto" className="truncate" title={email}>
          {email}
        </p>
      )}
      <Website address={card.businessUrl} tabIndex={tabIndex} />
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Tag>{TYPE_WORDS[assessmentType]}</Tag>
        {offerTier !== null && <TierTag tier={offerTier} />}
        {score !== null && <span>{score} pts</span>}
      </p>
      {adminNotes && (
        <p dir="auto" className="text-ink line-clamp-2 [overflow-wrap:anywhere]" title={adminNotes}>
          {adminNotes}
        </p>
      )}
      <p className="flex flex-wrap gap-x-2">
        <span>
          Added <Ago time={createdAt} />
        </span>
        <span>
          Updated <Ago time={updatedAt} />
        </span>
      </p>
      <button
        type="button"
        tabIndex={tabIndex}
        className="hover:text-bad -mx-1.5 inline-flex min-h-6 w-fit cursor-pointer items-center gap-1.5 rounded-md px-1.5 font-semibold hover:underline pointer-coarse:min-h-11"
        onClick={() => actions.onRemove(card.id)}
      >
        <Trash2 aria-hidden="true" className="size-3.5" />
        Remove from Pipeline
      </button>
    </div>
  );
}

/** A link if it is safe to follow; otherwise text. */
function Website({ address, tabIndex }: { address: string | null; tabIndex: number }) {
  if (!address) return null;
  const safe = safeWebAddress(address);
  return (
    <p dir="auto" className="truncate">
      {safe ? (
        <a href={safe} target="_blank" rel="noopener noreferrer" tabIndex={tabIndex} className="link">
          {new URL(safe).host}
        </a>
      ) : (
        address
      )}
    </p>
  );
}
