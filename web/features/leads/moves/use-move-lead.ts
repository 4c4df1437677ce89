import type { AssessmentView } from "#domain/leads/assessment-view";
import type { LeadStatus } from "#domain/leads/pipeline";
import { useQueryClient } from "@tanstack/react-query";
import { currentOf } from "../../kit/edit/version-conflict.ts";
import { useSave } from "../../kit/edit/use-save.ts";
import { moveLead, undoMove } from "../basics/lead-writes.ts";
import { putLead } from "../basics/lead-cache.ts";
import { STATUS_WORDS } from "../basics/save-words.ts";
import { endMoveQuestion, isAskedAbout } from "./move-question.ts";
import { useAskAfterMove } from "./use-ask-after-move.ts";

const UNDO_MS = 8000;

/** Back is the move that gave `lead` its version. */
type Move = { lead: AssessmentView; to: LeadStatus; isBack?: true };

/** Gives a listed lead another status, which can be undone for a while. Won asks for its value, Lost why. */
export function useMoveLead(): (lead: AssessmentView, to: LeadStatus) => void {
  const client = useQueryClient();
  const askAfterMove = useAskAfterMove();
  const { mutate } = useSave({
    save: async ({ lead, to, isBack }: Move) => {
      try {
        return await (isBack ? undoMove(lead) : moveLead(lead, { leadStatus: to }));
      } catch (error) {
        // What somebody else has made of it meanwhile is shown beside the reason.
        const theirs = currentOf(error, lead);
        if (theirs) putLead(client, theirs);
        throw error;
      }
    },
    onSaved: (stored, { lead, isBack }) => {
      putLead(client, stored);
      endMoveQuestion(lead.id);
      if (!isBack) askAfterMove(stored, lead.leadStatus);
    },
    success: (stored, { lead, isBack }) => ({
      title: STATUS_WORDS.saved,
      description: `Moved ${isBack ? "back " : ""}to ${stored.leadStatus}`,
      ...(!isBack &&
        !isAskedAbout(lead.id) && {
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
