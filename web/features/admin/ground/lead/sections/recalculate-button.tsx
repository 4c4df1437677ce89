import type { AssessmentView } from "#domain/leads/assessment-view";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "../../../../../ui/button.tsx";
import { recalculate } from "../../leads/lead-writes.ts";
import { putLead } from "../../leads/lead-cache.ts";
import { useSave } from "../../edit/use-save.ts";

/** For an assessment without a tier or a score. */
export function RecalculateButton({ lead }: { lead: AssessmentView }) {
  const client = useQueryClient();
  const scoring = useSave({
    save: () => recalculate(lead),
    onSaved: (changed) => {
      putLead(client, changed);
      void client.invalidateQueries({ queryKey: ["breakdown", lead.sessionId] });
    },
    success: (changed) => ({ title: "Score Recalculated", description: describeScore(changed) }),
    failure: "Failed to recalculate score",
  });
  return (
    <Button variant="outline" size="sm" isBusy={scoring.isPending} onClick={() => scoring.mutate(undefined)}>
      Recalculate
    </Button>
  );
}

function describeScore({ offerTier, score, leadScore }: AssessmentView): string {
  if (offerTier === null || score === null || leadScore === null)
    return "Assessment scores have been updated";
  return `New tier: ${offerTier}, score: ${score}, lead score: ${leadScore}`;
}
