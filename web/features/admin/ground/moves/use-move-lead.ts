import type { AssessmentView } from "#domain/leads/assessment-view";
import type { LeadStatus } from "#domain/leads/pipeline";
import { useQueryClient } from "@tanstack/react-query";
import { currentOf } from "../../ground/edit/version-conflict.ts";
import { useSave } from "../../ground/edit/use-save.ts";
import { moveLead } from "../../ground/leads/lead-writes.ts";
import { putLead } from "../../ground/leads/lead-cache.ts";
import { STATUS_WORDS } from "../../ground/leads/save-words.ts";
import { statusOf } from "./status-of.ts";
import { endMoveQuestion } from "../../ground/moves/move-question.ts";
import { useAskAfterMove } from "../../ground/moves/use-ask-after-move.ts";

const UNDO_MS = 8000;

/** `before` is the lead that an undone move began with. */
type Move = { lead: AssessmentView; to: LeadStatus; before?: AssessmentView };

/** Gives a listed lead another status, which can be undone for a while. Won asks for its value, Lost why. */
export function useMoveLead(): (lead: AssessmentView, to: LeadStatus) => void {
  const client = useQueryClient();
  const askAfterMove = useAskAfterMove();
  const { mutate } = useSave({
    save: async ({ lead, to, before }: Move) => {
      try {
        return await moveLead(lead, before ? statusOf(before) : { leadStatus: to });
      } catch (error) {
        // What somebody else has made of it meanwhile is shown beside the reason.
        const theirs = currentOf(error, lead);
        if (theirs) putLead(client, theirs);
        throw error;
      }
    },
    onSaved: (stored, { lead, before }) => {
      putLead(client, stored);
      endMoveQuestion(lead.id);
      if (!before) askAfterMove(stored, lead.leadStatus);
    },
    success: (stored, { lead, to, before }) => ({
      title: STATUS_WORDS.saved,
      description: `Moved ${before ? "back " : ""}to ${to}`,
      ...(!before && {
        durationMs: UNDO_MS,
        action: {
          label: "Undo",
          onClick: () => mutate({ lead: stored, to: lead.leadStatus, before: lead }),
        },
      }),
    }),
    failure: STATUS_WORDS.failed,
  });
  return (lead, to) => mutate({ lead, to });
}
