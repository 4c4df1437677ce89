import { isHeldAsked } from "#domain/booking/booking-status";
import type { Offer } from "#domain/offers/offer";
import type { AgendaCall } from "#domain/calls/queue/agenda";
import { useQueryClient } from "@tanstack/react-query";
import { ownClock } from "../../../lib/own-clock.ts";
import { ownerWords } from "../../calls/acts/call-words.ts";
import { useClaimLead } from "../../calls/acts/use-claim-lead.ts";
import { useStaffWords } from "../../content/published/published.ts";
import { CopyButton } from "../../kit/data/copy-button.tsx";
import { safeWebAddress } from "../../kit/data/web-address.ts";
import { LeadLink } from "../../leads/basics/lead-link.tsx";
import { leadName } from "../../leads/basics/lead-name.ts";
import { Avatar, NobodyAvatar } from "../../kit/look/avatar.tsx";
import { ScoreBadge } from "../../kit/look/score-badge.tsx";
import { Tag } from "../../kit/look/tag.tsx";
import { ownAddress } from "../../people/staff/use-staff.ts";
import { leadHourText } from "../../kit/time/call-time.ts";
import { timeText } from "../../kit/time/times.ts";
import { AgendaActs, heldFacts } from "./agenda-acts.tsx";
import { dayOf } from "./agenda-days.ts";
import { briefText, gistOf, lengthWords } from "./agenda-words.ts";

const TIME = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", timeStyle: "short" });
const DAY = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

type Props = { call: AgendaCall; now: number; isNext: boolean; offers: readonly Offer[] };

/** A booked call in one line, on a phone in two. */
export function AgendaRow({ call, now, isNext, offers }: Props) {
  const { lead } = call;
  const words = useStaffWords();
  const name = leadName(lead ?? call);
  const isPlain = lead !== null && !isNext && !isHeldAsked(heldFacts(call), now);
  return (
    <li
      aria-label={name}
      data-plain={isPlain || undefined}
      data-unmatched={lead === null || undefined}
      className={`agenda-row text-row ${isNext ? "bg-paper ring-line-2 ring-1 ring-inset" : "hover:bg-hover"}`}
    >
      <When call={call} now={now} />
      <div className="agenda-who min-w-0">
        {lead ? (
          <LeadLink id={lead.id} className="link-hover tap-inline max-w-full text-sm font-semibold">
            <bdi className="truncate">{name}</bdi>
          </LeadLink>
        ) : (
          <bdi className="block truncate text-left text-sm font-semibold">{name}</bdi>
        )}
        <span className="agenda-site text-ink-3 block truncate text-xs">
          <bdi>{placeOf(call)}</bdi>
        </span>
      </div>
      <div className="agenda-score">
        {lead?.leadScore != null && <ScoreBadge score={lead.leadScore} />}
        {!lead && <Tag tone="wait">No lead</Tag>}
      </div>
      <p dir="auto" className="agenda-gist text-ink-2 min-w-0 truncate">
        {lead && gistOf(lead, offers, words)}
      </p>
      <div className="agenda-owner flex items-center gap-1">
        {lead && <CopyButton text={briefText(lead, offers, call, words)} what="brief" />}
        {lead && <Owner lead={lead} />}
      </div>
      <AgendaActs call={call} now={now} isNext={isNext} />
    </li>
  );
}

/** By the reader's clock, and by the lead's where that shows another time. */
function When({ call, now }: { call: AgendaCall; now: number }) {
  const { startsAt, clocks, lead } = call;
  if (startsAt === null) return <p className="agenda-when">No time given</p>;
  const there = leadHourText(startsAt, lead?.timeZone ?? null, clocks);
  const { wall } = ownClock(Date.parse(startsAt), clocks);
  const isOld = dayOf(wall) < dayOf(ownClock(now).wall);
  return (
    <div className="agenda-when min-w-0">
      <time
        dateTime={startsAt}
        title={timeText(startsAt, clocks)}
        className="text-panel font-semibold whitespace-nowrap"
      >
        {(isOld ? DAY : TIME).format(wall)}
      </time>{" "}
      <span className="text-ink-3 whitespace-nowrap max-lg:hidden">{lengthWords(call)}</span>
      {there && <span className="text-ink-3 block text-xs">{there}</span>}
    </div>
  );
}

function Owner({ lead }: { lead: NonNullable<AgendaCall["lead"]> }) {
  const me = ownAddress(useQueryClient());
  const claim = useClaimLead();
  if (lead.owner !== null) return <Avatar email={lead.owner} title={ownerWords(lead.owner, me)} />;
  return (
    <button
      type="button"
      aria-label={`Claim ${leadName(lead)}`}
      title="Unassigned: claim it"
      className="hover:bg-picked relative cursor-pointer rounded-full pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5"
      onClick={() => claim(lead)}
    >
      <NobodyAvatar />
    </button>
  );
}

function placeOf({ lead, email, name, contactId }: AgendaCall): string {
  const site = lead?.businessUrl ? safeWebAddress(lead.businessUrl) : null;
  if (site !== null) return new URL(site).host;
  const address = name === null && !lead ? null : (lead?.email ?? email);
  return address ?? (lead || contactId === null ? "" : `Contact ${contactId}`);
}
