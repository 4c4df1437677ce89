import type { AssessmentView } from "#domain/leads/assessment-view";
import type { ReactNode, RefObject } from "react";
import { Bone } from "../../look/bones.tsx";
import type { LeadMore } from "../read/lead-query.ts";
import { LeadAnswers } from "../sections/lead-answers.tsx";
import { LeadConsent } from "../sections/lead-consent.tsx";
import { LeadData } from "../sections/lead-data.tsx";
import { LeadDeliveries } from "../sections/lead-deliveries.tsx";
import { LeadNotes } from "../sections/lead-notes.tsx";
import { LeadPerson } from "../sections/lead-person.tsx";
import { LeadScore } from "../sections/lead-score.tsx";
import { LeadSource } from "../sections/lead-source.tsx";
import { LeadStatusSection } from "../sections/lead-status.tsx";
import { LeadTranscript } from "../sections/lead-transcript.tsx";
import { LeadTimeline } from "../timeline/lead-timeline.tsx";
import { LeadBrief } from "./lead-brief.tsx";
import { LeadJump } from "./lead-jump.tsx";
import type { LeadSectionId, SectionCounts } from "./lead-sections.ts";
import { LEAD_SECTIONS, isLeadSection } from "./lead-sections.ts";

type Props = {
  lead: AssessmentView;
  more: LeadMore | null;
  page: RefObject<HTMLElement | null>;
  onChanged: () => void;
  onRemoved: () => void;
  /** What has to be said before all else. */
  children: ReactNode;
};

/** What to say first and what happened, then what is looked up, each in a section of its own. */
export function LeadBody({ lead, more, page, onChanged, onRemoved, children }: Props) {
  const isChat = lead.assessmentType === "chat";
  return (
    <div className="lead-body">
      <LeadJump page={page} ids={sectionsOf(isChat)} counts={countsOf(more)} isWhole={Boolean(more)} />
      <div className="lead-first min-w-0">
        {children}
        <LeadBrief lead={lead} />
        {more ? <LeadTimeline id={lead.id} page={more} /> : <Bone className="m-4 h-64" />}
      </div>
      <div className="lead-aside min-w-0">
        <LeadAnswers lead={lead} />
        <LeadScore lead={lead} />
        <LeadConsent lead={lead} />
        <LeadPerson lead={lead} more={more} />
      </div>
      <div className="lead-rest min-w-0">
        {isChat && <LeadTranscript more={more} onRetry={onChanged} />}
        <LeadNotes lead={lead} />
        <LeadStatusSection lead={lead} />
        <LeadSource lead={lead} />
        <LeadDeliveries deliveries={more?.deliveries ?? null} onResent={onChanged} />
        <LeadData lead={lead} onRemoved={onRemoved} />
      </div>
    </div>
  );
}

function sectionsOf(isChat: boolean): LeadSectionId[] {
  return Object.keys(LEAD_SECTIONS)
    .filter(isLeadSection)
    .filter((id) => id !== "transcript" || isChat);
}

function countsOf(more: LeadMore | null): SectionCounts {
  if (!more) return {};
  const { timeline, olderTimeline, person, messages, deliveries } = more;
  return {
    timeline: `${timeline.length}${olderTimeline === null ? "" : "+"}`,
    ...(person.length > 1 && { person: String(person.length) }),
    ...(messages !== null && messages.length > 0 && { transcript: String(messages.length) }),
    ...(deliveries.length > 0 && { deliveries: String(deliveries.length) }),
  };
}
