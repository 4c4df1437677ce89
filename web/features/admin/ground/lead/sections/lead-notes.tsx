import type { AssessmentView } from "#domain/leads/assessment-view";
import { LeadSection } from "../page/lead-section.tsx";
import { NotesForm } from "./notes-form.tsx";

export function LeadNotes({ lead }: { lead: AssessmentView }) {
  return (
    <LeadSection id="notes">
      <NotesForm lead={lead} />
    </LeadSection>
  );
}
