import type { AssessmentView } from "#domain/leads/assessment-view";
import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { CopyButton } from "../../../kit/data/copy-button.tsx";
import { focusNear } from "../../../kit/edit/focus.ts";
import { ConfirmRemoval } from "../../basics/confirm-removal.tsx";
import { shortLeadName } from "../../basics/lead-name.ts";
import { HubControl } from "../head/hub-control.tsx";
import { LeadSection } from "../page/lead-section.tsx";
import { PersonDialog } from "../person/person-dialog.tsx";

type Opened = "person" | "remove";

/** The hub, what belongs to the person, and the end of it. */
export function LeadData({ lead, onRemoved }: { lead: AssessmentView; onRemoved: () => void }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const hub = `/hub/${lead.sessionId}`;
  return (
    <LeadSection id="data">
      <div className="space-y-3">
        {lead.hubExpiresAt && (
          <div className="flex flex-wrap items-center gap-x-3">
            <HubControl lead={lead} className="lead-wide:hidden" />
            <span className="text-row hidden lead-wide:inline">Hub link</span>
            <CopyButton text={`${location.origin}${hub}`} what="hub link" />
          </div>
        )}
        <div className="flex flex-wrap gap-2">
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
      {opened === "person" && lead.email !== null && <PersonDialog email={lead.email} onClose={close} />}
      {opened === "remove" && <RemoveLeadDialog lead={lead} onRemoved={onRemoved} onClose={close} />}
    </LeadSection>
  );
}

type Props = { lead: AssessmentView; onRemoved: () => void; onClose: () => void };

/** Deletes a lead and everything that belongs to it, for example at the person's request. */
function RemoveLeadDialog({ lead, onRemoved, onClose }: Props) {
  return (
    <ConfirmRemoval
      lead={lead}
      removal="erase"
      label="Delete"
      success="Assessment removed"
      onRemoved={() => {
        focusNextCard(lead);
        onRemoved();
      }}
      onClose={onClose}
    >
      <p>
        The assessment of{" "}
        <strong className="[overflow-wrap:anywhere]">
          <bdi>{shortLeadName(lead)}</bdi>
        </strong>{" "}
        will be permanently deleted: answers, contact, score, notes
        {lead.assessmentType === "chat" ? ", chat transcript" : ""} and strategy hub. This cannot be undone.
      </p>
    </ConfirmRemoval>
  );
}

function focusNextCard({ id }: AssessmentView): void {
  focusNear(document.querySelector<HTMLElement>(`[data-lead="${id}"]`), {
    all: "[data-lead]",
    otherwise: "[role=search] input",
  });
}
