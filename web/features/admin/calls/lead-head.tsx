import { answerLabel } from "#domain/answers/answers";
import { leadScoreBucket } from "#domain/scoring/lead-score";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { Badge } from "../../../ui/badge.tsx";
import { PeopleHere } from "../ground/live/people-here.tsx";
import { leadName } from "../ground/leads/lead-name.ts";
import { dueWords } from "../ground/calls/due-words.ts";
import { leadClock } from "../ground/calls/lead-clock.ts";
import { ownerWords } from "../ground/calls/owner-words.ts";

type Props = { lead: AssessmentView; sharesEmail: boolean; me: string; now: number };

/** Who is called, how urgently, and by whom. */
export function LeadHead({ lead, sharesEmail, me, now }: Props) {
  const { dueAt, callRequestedAt, leadScore, offerTier, leadStatus } = lead;
  const due = dueAt === null ? null : Date.parse(dueAt);
  return (
    <header className="space-y-2">
      <ul className="flex flex-wrap items-center gap-2">
        {callRequestedAt !== null && (
          <li>
            <Badge tone="primary">Asked for a call</Badge>
          </li>
        )}
        {due !== null && (
          <li>
            <Badge tone={due <= now ? "error" : "info"}>{dueWords(due, now)}</Badge>
          </li>
        )}
        {sharesEmail && (
          <li title="Another lead to call has this email and another number.">
            <Badge tone="warning">Same email</Badge>
          </li>
        )}
        {leadScore !== null && (
          <li>
            <Badge>
              {leadScore} {leadScoreBucket(leadScore)}
            </Badge>
          </li>
        )}
        <li>
          <Badge>{offerTier === null ? "No tier" : `Tier ${offerTier}`}</Badge>
        </li>
        <li>
          <Badge>{leadStatus}</Badge>
        </li>
        <li className="text-base-content/75 text-sm [overflow-wrap:anywhere]" title={lead.owner ?? undefined}>
          {ownerWords(lead.owner, me)}
        </li>
        <li>
          <PeopleHere lead={lead.id} className="-my-1" />
        </li>
      </ul>
      <h3
        id="lead-in-hand"
        tabIndex={-1}
        // The direction is the block's, so that a name is cut at its end.
        dir="auto"
        className="font-display line-clamp-2 text-left text-2xl font-semibold tracking-tight outline-none"
      >
        {leadName(lead)}
      </h3>
      <LeadFacts lead={lead} now={now} />
    </header>
  );
}

function LeadFacts({ lead, now }: { lead: AssessmentView; now: number }) {
  const { timeZone, answers, nextAction } = lead;
  const clock = leadClock(timeZone, now);
  return (
    <ul className="text-base-content/75 flex flex-wrap gap-x-4 gap-y-1 text-sm *:min-w-0 *:[overflow-wrap:anywhere]">
      {clock && <li className="text-base-content font-medium">{clock}</li>}
      {answers.adSpend && <li>Ad spend: {answerLabel("adSpend", answers.adSpend)}</li>}
      {nextAction && (
        <li className="line-clamp-2" title={nextAction}>
          Next step: <bdi>{nextAction}</bdi>
        </li>
      )}
    </ul>
  );
}
