import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQueryClient } from "@tanstack/react-query";
import { Skeleton } from "../../../../../ui/skeleton.tsx";
import { AttributionPanel } from "../sections/attribution-panel.tsx";
import { CollectedData } from "../sections/collected-data.tsx";
import { LeadStatusForm } from "../sections/lead-status-form.tsx";
import { NotesForm } from "../sections/notes-form.tsx";
import { ScoreBreakdown } from "../sections/score-breakdown.tsx";
import { ownAddress } from "../../staff/use-staff.ts";
import { isWhole, type GlimpsedLead } from "../read/known-lead.ts";
import { LeadBrief } from "./lead-brief.tsx";
import { LeadCall } from "../call/lead-call.tsx";
import { LeadData } from "../sections/lead-data.tsx";
import { LeadDeliveries } from "../sections/lead-deliveries.tsx";
import { LeadPerson } from "../sections/lead-person.tsx";
import type { LeadMore } from "../read/lead-query.ts";
import { LeadSection } from "./lead-section.tsx";
import { LeadTop } from "./lead-top.tsx";
import { LeadTranscript } from "../sections/lead-transcript.tsx";
import { Timeline } from "../timeline/timeline.tsx";

type Props = {
  lead: AssessmentView | GlimpsedLead;
  /** Null until it is read. */
  more: LeadMore | null;
  /** Whether to draw more than the top, which is on the screen sooner without the rest. */
  isRestDue: boolean;
  onChanged: () => void;
};

/** A lead from who it is to what is kept of it, as far as it is known. */
export function LeadContents({ lead, more, isRestDue, onChanged }: Props) {
  const me = ownAddress(useQueryClient());
  return (
    <>
      <LeadTop lead={lead} me={me} />
      {isRestDue && <Rest lead={lead} me={me} more={more} onChanged={onChanged} />}
    </>
  );
}

type RestProps = Omit<Props, "isRestDue"> & { me: string };

function Rest({ lead, me, more, onChanged }: RestProps) {
  return (
    <>
      {isWhole(lead) && <Work lead={lead} me={me} onGone={onChanged} />}
      {more && <LeadPerson id={lead.id} person={more.person} calls={more.calls} />}
      <LeadSection title="Timeline" part="timeline" isPrinted>
        {more ? <Timeline id={lead.id} page={more} /> : <Skeleton className="rounded-field h-64" />}
      </LeadSection>
      {isWhole(lead) && <Stored lead={lead} more={more} onChanged={onChanged} />}
    </>
  );
}

type WorkProps = { lead: AssessmentView; me: string; onGone: () => void };

/** What is said and done when a lead is called, in that order. */
function Work({ lead, me, onGone }: WorkProps) {
  return (
    <>
      <LeadBrief lead={lead} />
      <LeadCall lead={lead} me={me} onGone={onGone} />
      <LeadSection title="Admin Notes" part="notes">
        <NotesForm lead={lead} />
      </LeadSection>
      <LeadSection title="Lead Status & Deal Value" part="status">
        <LeadStatusForm lead={lead} />
      </LeadSection>
    </>
  );
}

type StoredProps = { lead: AssessmentView; more: LeadMore | null; onChanged: () => void };

/** What is kept of a lead: what it said, what was made of that, and what was sent. */
function Stored({ lead, more, onChanged }: StoredProps) {
  const hasAnswers = Object.keys(lead.answers).length > 0;
  return (
    <>
      {hasAnswers && (
        <LeadSection title="Collected Data" part="answers">
          <CollectedData lead={lead} />
        </LeadSection>
      )}
      {lead.score !== null && (
        <LeadSection title="Score Breakdown" part="score">
          <ScoreBreakdown sessionId={lead.sessionId} />
        </LeadSection>
      )}
      {more && <LeadTranscript messages={more.messages} />}
      {(lead.firstTouch ?? lead.lastTouch) && (
        <LeadSection title="Attribution" part="source">
          <AttributionPanel lead={lead} />
        </LeadSection>
      )}
      {more && <LeadDeliveries deliveries={more.deliveries} onResent={onChanged} />}
      <LeadData lead={lead} />
    </>
  );
}
