import type { AssessmentView } from "#domain/leads/assessment-view";
import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { PersonDialog } from "../../ground/lead/person/person-dialog.tsx";
import { RecalculateButton } from "../../ground/lead/sections/recalculate-button.tsx";
import { RelatedDialog } from "../../ground/lead/sections/related-dialog.tsx";
import { RemoveLeadDialog } from "../../ground/lead/sections/remove-lead-dialog.tsx";
import { TranscriptDialog } from "./transcript-dialog.tsx";

type Opened = "transcript" | "related" | "person" | "remove";

export function CardActions({ lead }: { lead: AssessmentView }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <div className="flex flex-wrap gap-2 lg:justify-end">
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
        <Button variant="ghost" size="sm" onClick={() => setOpened("person")}>
          Personal Data
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={() => setOpened("remove")}>
        Delete…
      </Button>
      {opened === "transcript" && <TranscriptDialog lead={lead} onClose={close} />}
      {opened === "related" && <RelatedDialog lead={lead} onClose={close} />}
      {opened === "person" && lead.email !== null && <PersonDialog email={lead.email} onClose={close} />}
      {opened === "remove" && <RemoveLeadDialog lead={lead} onClose={close} />}
    </div>
  );
}
