import type { ReactNode } from "react";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useStaffWords } from "../../content/published/published.ts";
import type { Draft } from "../../kit/edit/drafts.ts";
import { EditForm } from "../../kit/edit/edit-form.tsx";
import type { FieldErrors } from "../../kit/edit/field-errors.ts";
import { useTiers } from "../known/offers-query.ts";
import { RuleConflict } from "./rule-conflict.tsx";
import type { RuleKind, StoredRule, RuleField } from "./rule-kind.ts";
import { TrialEffect } from "./trial-effect.tsx";
import { useRuleEdit } from "./use-rule-edit.ts";

type Props<Rule extends StoredRule, Write extends object> = {
  kind: RuleKind<Rule, Write>;
  rule: Rule | null;
  rules: readonly Rule[];
  onEnd: () => void;
};

/** Edits or creates a rule, and shows the effect beforehand. */
export function RuleEditor<Rule extends StoredRule, Write extends object>(props: Props<Rule, Write>) {
  const { kind, rule, rules, onEnd } = props;
  const edit = useRuleEdit({ kind, rule, rules, onEnd });
  const words = useStaffWords();
  return (
    <RuleForm
      label={rule ? `Edit ${kind.describe(rule, words)}` : `New ${kind.name.toLowerCase()}`}
      fields={kind.fields}
      draft={edit.draft}
      errors={edit.errors}
      isChanged={edit.isChanged}
      isSaving={edit.isSaving}
      submitLabel={rule ? "Save" : "Create"}
      onChange={edit.change}
      onSubmit={edit.submit}
      onCancel={edit.cancel}
      conflict={edit.conflict}
      onKeepYours={edit.keepYours}
      onTakeTheirs={edit.takeTheirs}
      effect={<TrialEffect change={edit.trial} />}
    />
  );
}

type RuleFormProps = {
  /** The name of the form for screen readers. */
  label: string;
  fields: readonly RuleField[];
  draft: Draft;
  errors: FieldErrors;
  isChanged: boolean;
  isSaving: boolean;
  submitLabel: string;
  onChange: (field: RuleField, text: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
  conflict: { theirs: Draft; yours: Draft } | null;
  onKeepYours: () => void;
  onTakeTheirs: () => void;
  /** The effect that saving would have. */
  effect: ReactNode;
};

function RuleForm(props: RuleFormProps) {
  const { fields, draft, effect, ...form } = props;
  return (
    <EditForm
      {...form}
      below={
        <>
          {effect}
          <RuleConflict {...props} />
        </>
      }
    >
      <div className="grid items-start gap-4 @lg:grid-cols-2 @3xl:grid-cols-3">
        {fields
          .filter(({ isOn }) => isOn?.(draft) ?? true)
          .map((field) => (
            <RuleInput key={field.name} field={field} {...props} />
          ))}
      </div>
    </EditForm>
  );
}

type InputProps = Pick<RuleFormProps, "draft" | "errors" | "onChange"> & { field: RuleField };

function RuleInput({ field, draft, errors, onChange }: InputProps) {
  const { name, label, options, isNumber } = field;
  const words = useStaffWords();
  const tiers = useTiers().map(({ tier, name: offer }) => ({
    value: String(tier),
    label: offer ? `Tier ${tier}: ${offer}` : `Tier ${tier}`,
  }));
  const common = {
    label,
    value: draft[name] ?? "",
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  };
  if (!options)
    return <TextField {...common} {...(isNumber && { type: "number", inputMode: "numeric", step: 1 })} />;
  const choices = options(draft, { words, tiers });
  return (
    <SelectField {...common}>
      {!choices.some(({ value }) => value === draft[name]) && (
        <option value={draft[name] ?? ""}>Choose…</option>
      )}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}
