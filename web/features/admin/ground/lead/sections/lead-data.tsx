import type { AssessmentView } from "#domain/leads/assessment-view";
import { useState } from "react";
import { Button } from "../../../../../ui/button.tsx";
import { HubRow } from "./hub-row.tsx";
import { PersonDialog } from "../person/person-dialog.tsx";
import { RecalculateButton } from "./recalculate-button.tsx";
import { RelatedDialog } from "./related-dialog.tsx";
import { RemoveLeadDialog } from "./remove-lead-dialog.tsx";
import { TranscriptDialog } from "./transcript-dialog.tsx";
import { CopyButton } from "../../data/copy-button.tsx";
import { LeadSection } from "../page/lead-section.tsx";

type Opened = "transcript" | "related" | "person" | "remove";

/** The hub, what belongs to the person, and the end of it. */
export function LeadData({ lead }: { lead: AssessmentView }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const hub = `/hub/${lead.sessionId}`;
  return (
    <LeadSection title="Hub and personal data" part="data">
      <div className="space-y-3">
        {lead.hubExpiresAt && (
          <div className="flex flex-wrap items-center gap-x-3">
            <a href={hub} target="_blank" rel="noopener noreferrer" className="link tap text-sm">
              View Hub
            </a>
            <CopyButton text={`${location.origin}${hub}`} what="hub link" />
            <HubRow lead={lead} />
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          {lead.assessmentType === "chat" && (
            <Button variant="outline" size="sm" onClick={() => setOpened("transcript")}>
              View Chat Transcript
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={() => setOpened("related")}>
            Related Assessments
          </Button>
          {(lead.offerTier === null || lead.score === null) && <RecalculateButton lead={lead} />}
          {lead.email !== null && (
            <Button variant="outline" size="sm" onClick={() => setOpened("person")}>
              Personal Data
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={() => setOpened("remove")}>
            Delete…
          </Button>
        </div>
      </div>
      {opened === "transcript" && <TranscriptDialog lead={lead} onClose={close} />}
      {opened === "related" && <RelatedDialog lead={lead} onClose={close} />}
      {opened === "person" && lead.email !== null && <PersonDialog email={lead.email} onClose={close} />}
      {opened === "remove" && <RemoveLeadDialog lead={lead} onClose={close} />}
    </LeadSection>
  );
}
