import type { AssessmentView } from "#domain/leads/assessment-view";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useNow } from "../../../kit/time/use-now.ts";
import { useCallingHours } from "../read/use-calling-hours.ts";
import { NextStepForm } from "./next-step-form.tsx";

/** Asks what is to be done next for a lead that is not open, and when. */
export function NextStepDialog({ lead, onClose }: { lead: AssessmentView; onClose: () => void }) {
  return (
    <Dialog title="Next step" onClose={onClose}>
      <NextStepForm lead={lead} now={useNow()} hours={useCallingHours()} onDone={onClose} />
    </Dialog>
  );
}
