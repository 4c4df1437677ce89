import type { AssessmentView } from "#domain/leads/assessment-view";
import { LOST_NOTE_MAX, LOST_REASONS, lostReasonName, lostWords } from "#domain/leads/lost-reason";
import { describeLeadStatus } from "#domain/leads/pipeline";
import { useQueryClient } from "@tanstack/react-query";
import { isEnter } from "../../../../lib/enter-key.ts";
import { SelectField } from "../../../../ui/select-field.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { NO_VALUE } from "../../../kit/data/figures.ts";
import { useMoney } from "../../../kit/data/use-money.ts";
import { ConflictNote } from "../../../kit/edit/conflict-note.tsx";
import { DraftBases, useKeptDraft, draftText, readDraftText } from "../../../kit/edit/drafts.ts";
import { useDropQuestion } from "../../../kit/edit/use-drop-question.tsx";
import { useSave } from "../../../kit/edit/use-save.ts";
import { currentOf } from "../../../kit/edit/version-conflict.ts";
import { putLead } from "../../basics/lead-cache.ts";
import { moveLead } from "../../basics/lead-writes.ts";
import { LOST_WORDS } from "../../basics/save-words.ts";
import { StatusShape } from "../../../kit/look/status-mark.tsx";
import type { Lost } from "../../moves/answer.ts";
import { personName } from "../../../people/staff/person-name.ts";
import { Ago } from "../../../kit/time/ago.tsx";
import { LeadSection } from "../page/lead-section.tsx";

/** How the deal stands, since when, and why it was lost. Status and value are changed in the head. */
export function LeadStatusSection({ lead }: { lead: AssessmentView }) {
  const { leadStatus, dealValue, statusUpdatedAt, statusUpdatedBy } = lead;
  const money = useMoney();
  const worth = dealValue === null ? (leadStatus === "Won" ? NO_VALUE : "No deal value") : money(dealValue);
  return (
    <LeadSection id="status">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <StatusShape status={leadStatus} />
        <span className="font-semibold">{describeLeadStatus(leadStatus)}</span>
        <span className="text-ink-2">{worth}</span>
        {statusUpdatedAt && (
          <span className="text-ink-2 text-row">
            Since <Ago time={statusUpdatedAt} />
            {statusUpdatedBy && `, by ${personName(statusUpdatedBy)}`}
          </span>
        )}
      </p>
      {leadStatus === "Lost" && (
        <div className="mt-3">
          <LostFields lead={lead} />
        </div>
      )}
    </LeadSection>
  );
}

/** Why a lead is Lost. A choice is saved at once, a note on blur or Enter. */
function LostFields({ lead }: { lead: AssessmentView }) {
  const form = useLost(lead);
  const question = useDropQuestion({ name: "Lost note", isTyped: form.isTyped, onDrop: form.discard });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Lost reason"
          value={form.draft.reason}
          onChange={(event) => form.choose(event.target.value)}
        >
          <option value="">{lostReasonName(null)}</option>
          {LOST_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {lostReasonName(reason)}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Lost note"
          dir="auto"
          placeholder="None"
          maxLength={LOST_NOTE_MAX}
          value={form.draft.note}
          error={form.isMissing ? "Please describe it in a few words" : null}
          onChange={(event) => form.type(event.target.value)}
          onBlur={() => !question.isAsking && form.save()}
          onKeyDown={(event) => {
            if (isEnter(event.nativeEvent)) form.save();
            if (event.key !== "Escape" || !form.isTyped) return;
            // Else the lead that is open would be closed by it.
            event.preventDefault();
            question.drop();
          }}
        />
      </div>
      {question.dialog}
      {form.conflict && (
        <ConflictNote
          theirs={describe(form.conflict.theirs)}
          yours={describe(form.conflict.yours)}
          onKeepYours={form.keepYours}
          onTakeTheirs={form.takeTheirs}
        />
      )}
    </>
  );
}

function describe({ lostReason, lostNote }: Lost): string {
  return lostWords(lostReason, lostNote);
}

/** As it is typed; '' is nothing. */
const EMPTY = { reason: "", note: "" } as const;
type LostDraft = { [Field in keyof typeof EMPTY]: string };

const bases = new DraftBases<AssessmentView>();

/** Why a lead is Lost, while that is edited. 'Other' is saved with its note, and not before. */
function useLost(lead: AssessmentView) {
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
