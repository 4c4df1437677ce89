import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../../lib/api-error.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useSave } from "../ground/edit/use-save.ts";
import { currentOf } from "../ground/edit/version-conflict.ts";
import type { RuleKind, StoredRule } from "./rule-kind.ts";
import { TrialEffect } from "./trial-effect.tsx";
import { putRule } from "./use-rules.ts";
import { writesOf } from "./writes-of.ts";

type Props<Rule extends StoredRule, Write extends object> = {
  kind: RuleKind<Rule, Write>;
  rule: Rule;
  rules: readonly Rule[];
  onRemoved: () => void;
  onClose: () => void;
};

/** Asks for confirmation before deleting a rule, and shows the effect. */
export function DeleteRuleDialog<Rule extends StoredRule, Write extends object>(props: Props<Rule, Write>) {
  const { kind, rule, rules, onRemoved, onClose } = props;
  const client = useQueryClient();
  const what = kind.name.toLowerCase();
  const removing = useSave({
    save: () => kind.remove(rule).catch(ignoreGone),
    onSaved: () => {
      onRemoved();
      putRule(client, kind.key, rule.id, null);
      onClose();
    },
    onFailed: (error) => {
      // Shows the current rule, to which the next confirmation refers.
      const current = currentOf(error, rule);
      if (current) putRule(client, kind.key, rule.id, current);
    },
    success: { title: `${kind.name} deleted` },
    failure: `Failed to delete ${what}`,
  });
  const others = rules.filter((other) => other.id !== rule.id);
  return (
    <ConfirmDialog
      title={`Delete this ${what}?`}
      description={<bdi className="[overflow-wrap:anywhere]">{kind.describe(rule)}</bdi>}
      onClose={onClose}
      confirm="Delete"
      isBusy={removing.isPending}
      onConfirm={() => removing.mutate(undefined)}
    >
      <TrialEffect change={kind.trial(writesOf(kind, others))} />
    </ConfirmDialog>
  );
}

/** If somebody else has already deleted it, that counts as success. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
}
