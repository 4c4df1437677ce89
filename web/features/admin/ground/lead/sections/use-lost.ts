import type { AssessmentView } from "#domain/leads/assessment-view";
import { LOST_REASONS } from "#domain/leads/lost-reason";
import { useQueryClient } from "@tanstack/react-query";
import { DraftBases } from "../../edit/draft-bases.ts";
import { draftText, readDraftText } from "../../edit/draft-text.ts";
import { useKeptDraft } from "../../edit/use-kept-draft.ts";
import { useSave } from "../../edit/use-save.ts";
import { currentOf } from "../../edit/version-conflict.ts";
import { moveLead } from "../../leads/lead-writes.ts";
import { putLead } from "../../leads/lead-cache.ts";
import { LOST_WORDS } from "../../leads/save-words.ts";
import type { Lost } from "../../moves/answer.ts";

/** As it is typed; '' is nothing. */
const EMPTY = { reason: "", note: "" } as const;
type LostDraft = { [Field in keyof typeof EMPTY]: string };

const bases = new DraftBases<AssessmentView>();

/** Why a lead is Lost, while that is edited. 'Other' is saved with its note, and not before. */
export function useLost(lead: AssessmentView) {
  const client = useQueryClient();
  const [text, keep] = useKeptDraft(`lost-${lead.id}`);
  const setText = (next: string | null) => {
    bases.note(lead, text, next);
    keep(next);
  };
  const stored: LostDraft = { reason: lead.lostReason ?? "", note: lead.lostNote ?? "" };
  const draft: LostDraft = { ...stored, ...readDraftText(text, EMPTY) };
  const put = (changed: AssessmentView) => {
    putLead(client, changed);
    setText(null);
  };
  const saving = useSave({
    save: ({ base, wanted }: { base: AssessmentView; wanted: Lost }) => moveLead(base, wanted),
    onSaved: put,
    success: { title: LOST_WORDS.saved },
    failure: LOST_WORDS.failed,
  });
  const save = (next: LostDraft) => {
    if (draftText(next) === draftText(stored)) setText(null);
    else if (!isMissing(next) && !saving.isPending)
      saving.mutate({ base: bases.of(lead), wanted: lostOf(next) });
  };
  const theirs = currentOf(saving.error, lead);
  const wanted = saving.variables?.wanted;
  return {
    draft,
    isTyped: text !== null,
    isMissing: isMissing(draft),
    choose: (reason: string) => {
      setText(draftText({ ...draft, reason }));
      save({ ...draft, reason });
    },
    type: (note: string) => setText(draftText({ ...draft, note })),
    discard: () => setText(null),
    save: () => save(draft),
    conflict: theirs && wanted && { theirs, yours: wanted },
    keepYours: () => theirs && wanted && saving.mutate({ base: theirs, wanted }),
    takeTheirs: () => {
      if (theirs) put(theirs);
      saving.reset();
    },
  };
}

function isMissing({ reason, note }: LostDraft): boolean {
  return reason === "other" && note.trim() === "";
}

function lostOf({ reason, note }: LostDraft): Lost {
  const known = LOST_REASONS.find((one) => one === reason) ?? null;
  return { lostReason: known, lostNote: note.trim() || null };
}
