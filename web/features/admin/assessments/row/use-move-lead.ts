import type { AssessmentView } from "#domain/leads/assessment-view";
import type { LeadStatus } from "#domain/leads/pipeline";
import { useQueryClient } from "@tanstack/react-query";
import { currentOf } from "../../edit/version-conflict.ts";
import { useSave } from "../../edit/use-save.ts";
import { moveLead } from "../../leads/api.ts";
import { putLead } from "../../leads/lead-cache.ts";
import { STATUS_WORDS } from "../../leads/save-words.ts";

const UNDO_MS = 8000;

type Move = { lead: AssessmentView; to: LeadStatus; isBack?: boolean };

/** Gives a listed lead another status, which can be undone for a while. */
export function useMoveLead(): (lead: AssessmentView, to: LeadStatus) => void {
  const client = useQueryClient();
  const { mutate } = useSave({
    save: async ({ lead, to }: Move) => {
      try {
        return await moveLead(lead, { leadStatus: to });
      } catch (error) {
        // What somebody else has made of it meanwhile is shown beside the reason.
        const theirs = currentOf(error, lead);
        if (theirs) putLead(client, theirs);
        throw error;
      }
    },
    onSaved: (stored) => putLead(client, stored),
    success: (stored, { lead, to, isBack = false }) => ({
      title: STATUS_WORDS.saved,
      description: `Moved ${isBack ? "back " : ""}to ${to}`,
      ...(!isBack && {
        durationMs: UNDO_MS,
        action: {
          label: "Undo",
          onClick: () => mutate({ lead: stored, to: lead.leadStatus, isBack: true }),
        },
      }),
    }),
    failure: STATUS_WORDS.failed,
  });
  return (lead, to) => mutate({ lead, to });
}
