import { useState, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { readDraft } from "../drafts.ts";
import { DeleteRuleDialog } from "./delete-rule-dialog.tsx";
import { RuleEditor } from "./rule-editor.tsx";
import type { RuleKind, StoredRule } from "./rule-kind.ts";
import { draftName } from "./use-rule-edit.ts";

type Props<Rule extends StoredRule, Write extends object> = {
  kind: RuleKind<Rule, Write>;
  /** All rules of the kind, also those that are shown elsewhere. */
  rules: readonly Rule[];
  /** Those of this list. */
  shown: readonly Rule[];
  children: (rule: Rule) => ReactNode;
};

/** Rules one below the other, each edited in its place. */
export function RuleList<Rule extends StoredRule, Write extends object>({
  kind,
  rules,
  shown,
  children,
}: Props<Rule, Write>) {
  return (
    <ul className="divide-base-300 divide-y">
      {shown.map((rule) => (
        <RuleRow key={rule.id} kind={kind} rule={rule} rules={rules}>
          {children(rule)}
        </RuleRow>
      ))}
    </ul>
  );
}

type RowProps<Rule extends StoredRule, Write extends object> = Omit<
  Props<Rule, Write>,
  "shown" | "children"
> & {
  rule: Rule;
  children: ReactNode;
};

function RuleRow<Rule extends StoredRule, Write extends object>({
  kind,
  rule,
  rules,
  children,
}: RowProps<Rule, Write>) {
  const [isEditing, setEditing] = useState(() => readDraft(draftName(kind.key, rule.id)) !== null);
  const [isDeleting, setDeleting] = useState(false);
  const label = kind.describe(rule);
  return (
    <li className="py-3">
      {isEditing ? (
        <RuleEditor kind={kind} rule={rule} rules={rules} onEnd={() => setEditing(false)} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <div className="min-w-0 grow basis-40">{children}</div>
          <div className="flex gap-1">
            <Button variant="ghost" size="sm" aria-label={`Edit ${label}`} onClick={() => setEditing(true)}>
              Edit
            </Button>
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Delete ${label}`}
              onClick={() => setDeleting(true)}
            >
              Delete
            </Button>
          </div>
        </div>
      )}
      {isDeleting && (
        <DeleteRuleDialog kind={kind} rule={rule} rules={rules} onClose={() => setDeleting(false)} />
      )}
    </li>
  );
}
