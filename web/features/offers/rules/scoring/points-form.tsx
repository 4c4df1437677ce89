import { useId } from "react";
import { Button } from "../../../../ui/button.tsx";
import { useStaffWords } from "../../../content/published/published.ts";
import { useFirstField } from "../../../kit/edit/focus.ts";
import { useDropQuestion } from "../../../kit/edit/use-drop-question.tsx";
import { RuleConflict } from "../rule-conflict.tsx";
import { TrialEffect } from "../trial-effect.tsx";
import { useRuleEdit } from "../use-rule-edit.ts";
import { SCORING_RULES, type ScoringRuleRow } from "./scoring-rule-kind.ts";

const { fields } = SCORING_RULES;
const POINTS = { name: "points", label: "Points" };

type Props = {
  rule: ScoringRuleRow;
  rules: readonly ScoringRuleRow[];
  onEnd: () => void;
  /** The focus went elsewhere before anything was typed. */
  onLeave: () => void;
};

/** A rule's points as a field in its row: Enter saves, Esc cancels, and asks first where they were changed. What it would change stands below. */
export function PointsForm({ rule, rules, onEnd, onLeave }: Props) {
  const edit = useRuleEdit({ kind: SCORING_RULES, rule, rules, onEnd });
  const label = `Points: ${SCORING_RULES.describe(rule, useStaffWords())}`;
  const question = useDropQuestion({ name: label, isTyped: edit.isChanged, onDrop: edit.cancel });
  const form = useFirstField();
  const errorId = useId();
  const error = edit.errors["points"];
  return (
    // The form handles the keys; its field is the control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      noValidate
      aria-label={label}
      className="contents"
      onKeyDown={(event) => {
        // A dialog opened from here handles Esc itself.
        const isInDialog = event.target instanceof Element && event.target.closest("dialog") !== null;
        if (event.key !== "Escape" || isInDialog) return;
        // The same key would close the question that it opens.
        event.preventDefault();
        question.drop();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!edit.isChanged && !currentTarget.contains(relatedTarget)) onLeave();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        edit.submit();
      }}
    >
      <div className="ms-auto flex flex-wrap items-center justify-end gap-2">
        <input
          type="number"
          inputMode="numeric"
          step={1}
          aria-label="Points"
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          className="input aria-invalid:border-error w-24 text-right text-base"
          value={edit.draft["points"] ?? ""}
          onChange={(event) => edit.change(POINTS, event.target.value)}
        />
        <Button type="submit" size="sm" isBusy={edit.isSaving}>
          Save
        </Button>
      </div>
      {question.dialog}
      <div className="basis-full space-y-2 empty:hidden">
        <p id={errorId} aria-live="polite" className="text-error text-sm font-medium empty:hidden">
          {error}
        </p>
        <TrialEffect change={edit.trial} />
        <RuleConflict
          fields={fields}
          conflict={edit.conflict}
          onKeepYours={edit.keepYours}
          onTakeTheirs={edit.takeTheirs}
        />
      </div>
    </form>
  );
}
