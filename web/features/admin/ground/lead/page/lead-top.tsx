import { Badge } from "../../../../../ui/badge.tsx";
import { CardBadges } from "../sections/card-badges.tsx";
import { CardIndicators } from "../sections/card-indicators.tsx";
import { PromoRow } from "../sections/promo-row.tsx";
import { dueWords } from "../../calls/due-words.ts";
import { Ago } from "../../time/ago.tsx";
import { leadName } from "../../leads/lead-name.ts";
import { useNow } from "../../time/use-now.ts";
import { PeopleHere } from "../../live/people-here.tsx";
import { isWhole, type GlimpsedLead } from "../read/known-lead.ts";
import { LeadContact } from "./lead-contact.tsx";
import { LeadFacts } from "./lead-facts.tsx";

/** Who this is, how to reach them, and how they stand; as much of it as is known. */
export function LeadTop({ lead, me }: { lead: GlimpsedLead; me: string }) {
  const now = useNow();
  const due = lead.dueAt === null ? null : Date.parse(lead.dueAt);
  return (
    <header className="space-y-3 px-4 pt-3 pb-4 sm:px-6 print:px-0 print:pt-0">
      <div className="flex items-start gap-3">
        <h2
          tabIndex={-1}
          // The direction is the block's, so that a name is cut at its end.
          dir="auto"
          className="font-display line-clamp-3 min-w-0 grow text-left text-2xl font-semibold tracking-tight [overflow-wrap:anywhere] outline-none"
        >
          {leadName(lead)}
        </h2>
        <PeopleHere lead={lead.id} className="mt-1 shrink-0 print:hidden" />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {due !== null && <Badge tone={due <= now ? "error" : "info"}>Call {dueWords(due, now)}</Badge>}
        <CardBadges lead={lead} />
      </div>
      <LeadContact lead={lead} />
      <LeadFacts lead={lead} me={me} now={now} />
      <div className="text-base-content/75 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {isWhole(lead) && <CardIndicators lead={lead} />}
        <p>
          Submitted <Ago time={lead.createdAt} />
        </p>
      </div>
      {isWhole(lead) && <PromoRow lead={lead} />}
    </header>
  );
}
