import type { AssessmentView } from "#domain/leads/assessment-view";
import type { LeadStatus } from "#domain/leads/pipeline";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { showToast } from "../../../ui/toast.tsx";
import { reasonOf } from "../../kit/data/reason-of.ts";
import { currentOf } from "../../kit/edit/version-conflict.ts";
import { noticeError } from "../../people/staff/staff-session.ts";
import { moveLead, undoMove } from "../basics/lead-writes.ts";
import { putLead } from "../basics/lead-cache.ts";
import { STATUS_WORDS } from "../basics/save-words.ts";
import { answerWords, type Answer } from "./answer.ts";
import { askAfterMove, endMoveQuestion } from "./move-question.ts";

const UNDO_MS = 8000;

/** Asks what follows the move of a lead that was just stored as moved from the status `from`; Esc takes that back. */
export function useAskAfterMove(): (stored: AssessmentView, from: LeadStatus) => void {
  const client = useQueryClient();
  return useCallback((stored, from) => ask(client, stored, from), [client]);
}

/** Takes back the move that gave a lead this version, and ends what is asked about it. */
export function useTakeBack(): (stored: AssessmentView) => void {
  const client = useQueryClient();
  return useCallback(
    (stored) => {
      endMoveQuestion(stored.id);
      void takeBack(client, stored);
    },
    [client],
  );
}

function ask(client: QueryClient, stored: AssessmentView, from: LeadStatus): void {
  if (stored.leadStatus === from) return;
  const opener = document.activeElement;
  const focusBack = () => opener instanceof HTMLElement && opener.focus({ preventScroll: true });
  askAfterMove([stored], stored.leadStatus, () => ({
    onAnswer: (answer) => void save(client, stored, answer),
    onTakeBack: () => {
      focusBack();
      void takeBack(client, stored);
    },
    onEnd: focusBack,
    onKept: () =>
      showToast({
        title: STATUS_WORDS.saved,
        description: `Moved to ${stored.leadStatus}`,
        durationMs: UNDO_MS,
        action: { label: "Undo", onClick: () => void takeBack(client, stored) },
      }),
  }));
}

async function save(client: QueryClient, stored: AssessmentView, answer: Answer): Promise<void> {
  const { saved, failed, said } = answerWords(answer);
  try {
    putLead(client, await moveLead(stored, answer));
    showToast({ title: saved });
  } catch (error) {
    fail(client, error, stored, { title: failed, description: `${said} – ${whyNot(error, stored)}` });
  }
}

async function takeBack(client: QueryClient, stored: AssessmentView): Promise<void> {
  try {
    const undone = await undoMove(stored);
    putLead(client, undone);
    showToast({ title: STATUS_WORDS.saved, description: `Moved back to ${undone.leadStatus}` });
  } catch (error) {
    fail(client, error, stored, { title: STATUS_WORDS.failed, description: whyNot(error, stored) });
  }
}

/** What somebody else has made of the lead meanwhile is shown beside the reason. */
function fail(
  client: QueryClient,
  error: unknown,
  stored: AssessmentView,
  words: { title: string; description: string },
): void {
  noticeError(error);
  const theirs = currentOf(error, stored);
  if (theirs) putLead(client, theirs);
  showToast({ ...words, variant: "destructive" });
}

function whyNot(error: unknown, stored: AssessmentView): string {
  return currentOf(error, stored) ? "Someone else changed the lead in the meantime." : reasonOf(error);
}
