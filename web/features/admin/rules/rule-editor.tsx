import { RuleForm } from "./rule-form.tsx";
import type { RuleKind, StoredRule } from "./rule-kind.ts";
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
  return (
    <RuleForm
      label={rule ? `Edit ${kind.describe(rule)}` : `New ${kind.name.toLowerCase()}`}
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
