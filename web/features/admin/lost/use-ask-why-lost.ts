import type { AssessmentView } from "#domain/leads/assessment-view";
import { lostWords } from "#domain/leads/lost-reason";
import type { LeadStatus } from "#domain/leads/pipeline";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { showToast } from "../../../ui/toast.tsx";
import { reasonOf } from "../data/reason-of.ts";
import { currentOf } from "../edit/version-conflict.ts";
import { noticeError } from "../gate/staff-session.ts";
import { moveLead } from "../leads/api.ts";
import { putLead } from "../leads/lead-cache.ts";
import { LOST_WORDS, STATUS_WORDS } from "../leads/save-words.ts";
import { askWhyLost, type Lost } from "./lost-question.ts";

/** Asks why a lead that was just stored as Lost was lost; taken back, it returns to the status `from`. */
export function useAskWhyLost(): (stored: AssessmentView, from: LeadStatus) => void {
  const client = useQueryClient();
  return useCallback((stored, from) => ask(client, stored, from), [client]);
}

function ask(client: QueryClient, stored: AssessmentView, from: LeadStatus): void {
  const opener = document.activeElement;
  const focusBack = () => opener instanceof HTMLElement && opener.focus({ preventScroll: true });
  askWhyLost({
    lead: stored,
    onAnswer: (lost) => void explain(client, stored, lost),
    onTakeBack: () => {
      focusBack();
      void takeBack(client, stored, from);
    },
    onEnd: focusBack,
  });
}

async function explain(client: QueryClient, stored: AssessmentView, lost: Lost): Promise<void> {
  try {
    putLead(client, await moveLead(stored, { leadStatus: "Lost", ...lost }));
    showToast({ title: LOST_WORDS.saved });
  } catch (error) {
    // Only what was typed would be gone, so it is shown.
    const words = `${lostWords(lost.lostReason, lost.lostNote)} – ${whyNot(error, stored)}`;
    fail(client, error, stored, { title: LOST_WORDS.failed, description: words });
  }
}

async function takeBack(client: QueryClient, stored: AssessmentView, from: LeadStatus): Promise<void> {
  try {
    putLead(client, await moveLead(stored, { leadStatus: from }));
    showToast({ title: STATUS_WORDS.saved, description: `Moved back to ${from}` });
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
