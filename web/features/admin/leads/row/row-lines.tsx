import type { AssessmentView } from "#domain/leads/assessment-view";
import { lostWords } from "#domain/leads/lost-reason";
import { HIGH_VALUE, leadScoreBucket } from "#domain/scoring/lead-score";
import { memo, use, type MouseEvent } from "react";
import { Badge } from "../../../../ui/badge.tsx";
import { Ago } from "../../ground/time/ago.tsx";
import { ContactLinks } from "./contact-links.tsx";
import { leadName } from "../../ground/leads/lead-name.ts";
import { moneyWords } from "../../ground/leads/money-words.ts";
import { PeopleHere } from "../../ground/live/people-here.tsx";
import { RowActionsContext } from "./row-actions.ts";
import { RowCall } from "./row-call.tsx";
import { StatusButton } from "./status-button.tsx";

/** What decides about a lead, in two lines; on a phone a card of the same. */
export const RowLines = memo(function RowLines({ lead }: { lead: AssessmentView }) {
  const { open } = use(RowActionsContext);
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(lead.id);
  };
  return (
    <>
      <div className="flex min-w-0 items-center gap-2 [grid-area:name] @max-2xl:basis-[max(100%-11rem,7rem)]">
        {/* Wide enough for a press, however short the name. */}
        <h3 className="min-w-6 font-semibold">
          <a
            href={`/admin?lead=${lead.id}`}
            // The direction is the block's, so that a name is cut at its end.
            dir="auto"
            className="link-hover block truncate"
            onClick={follow}
          >
            {leadName(lead)}
          </a>
        </h3>
        <PeopleHere lead={lead.id} className="-my-1 shrink-0" />
      </div>
      <ContactLinks lead={lead} className="[grid-area:contact] @max-2xl:order-5 @max-2xl:basis-full" />
      <RowScore lead={lead} />
      <p
        dir="auto"
        className="text-base-content/75 truncate tabular-nums [grid-area:money] @max-2xl:order-2 @max-2xl:basis-full @max-2xl:empty:hidden"
      >
        {moneyWords(lead.answers)}
      </p>
      <div className="flex [grid-area:status] @max-2xl:ml-auto">
        <StatusButton lead={lead} />
      </div>
      <p className="text-base-content/75 truncate [grid-area:source] @max-2xl:order-1 @max-2xl:ml-auto">
        {lead.assessmentType === "chat" ? "AI Chat" : "Quiz"} · <Ago time={lead.createdAt} />
      </p>
      <RowCall lead={lead} />
      <RowNote lead={lead} />
    </>
  );
});

function RowScore({ lead: { leadScore, offerTier, suspect } }: { lead: AssessmentView }) {
  return (
    <p className="flex min-w-0 items-center gap-2 whitespace-nowrap [grid-area:score] @max-2xl:order-1 @max-2xl:empty:hidden">
      {leadScore !== null && (
        <Badge tone={leadScore >= HIGH_VALUE ? "success" : "neutral"} className="badge-sm">
          {leadScore} {leadScoreBucket(leadScore)}
        </Badge>
      )}
      {offerTier !== null && <span>Offer {offerTier}</span>}
      {suspect && (
        <Badge tone="error" className="badge-sm">
          Suspect
        </Badge>
      )}
    </p>
  );
}

/** Why the lead was lost, and its newest note: they grow downwards, so the last line is. */
function RowNote({ lead: { adminNotes, lostReason, lostNote } }: { lead: AssessmentView }) {
  const line = adminNotes?.split("\n").findLast((each) => each.trim() !== "");
  const isLostFor = lostReason !== null || lostNote !== null;
  const lost = isLostFor ? `Lost: ${lostWords(lostReason, lostNote)}` : null;
  const shown = [lost, line].filter(Boolean).join(" · ");
  if (shown === "") return null;
  return (
    <p
      dir="auto"
      title={[lost, adminNotes].filter(Boolean).join("\n")}
      className="text-base-content/75 truncate [grid-area:note] @max-2xl:order-4 @max-2xl:basis-full"
    >
      {shown}
    </p>
  );
}
