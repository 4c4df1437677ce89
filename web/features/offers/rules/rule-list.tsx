import { useQueryClient } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useStaffWords } from "../../content/published/published.ts";
import { useAdminParams } from "../../kit/frame/admin-params.ts";
import { readDraft } from "../../kit/edit/drafts.ts";
import { focusNear, useFocusBack } from "../../kit/edit/focus.ts";
import { ignoreGone } from "../../kit/edit/ignore-gone.ts";
import { useSave } from "../../kit/edit/use-save.ts";
import { currentOf } from "../../kit/edit/version-conflict.ts";
import { RowButton } from "../../kit/look/row-button.tsx";
import { rulePlace } from "../known/rules-query.ts";
import { RuleEditor } from "./rule-editor.tsx";
import type { RuleKind, StoredRule } from "./rule-kind.ts";
import { TrialEffect } from "./trial-effect.tsx";
import { draftName, writesOf } from "./use-rule-edit.ts";
import { putRule } from "./use-rules.ts";

type Props<Rule extends StoredRule, Write extends object> = {
  kind: RuleKind<Rule, Write>;
  /** All rules of the kind, including those shown elsewhere. */
  rules: readonly Rule[];
  /** The rules in this list. */
  shown: readonly Rule[];
  children: (rule: Rule) => ReactNode;
};

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
  const row = useRef<HTMLLIElement>(null);
  const { ref: editButton, giveBack } = useFocusBack();
  const label = kind.describe(rule, useStaffWords());
  const isLedHere = useLedHere(row, rulePlace(kind.key, rule.id));
  const end = () => {
    giveBack();
    setEditing(false);
  };
  return (
    <li
      ref={row}
      data-rule={rule.id}
      tabIndex={-1}
      className={`py-2 ${isLedHere ? "bg-picked ring-picked rounded-md ring-8" : ""}`}
    >
      {isEditing ? (
        <RuleEditor kind={kind} rule={rule} rules={rules} onEnd={end} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <div className="min-w-0 grow basis-40">{children}</div>
          <div className="flex">
            <RowButton ref={editButton} name={`Edit ${label}`} onClick={() => setEditing(true)}>
              <Pencil aria-hidden="true" className="size-4" />
            </RowButton>
            <RowButton name={`Delete ${label}`} onClick={() => setDeleting(true)}>
              <Trash2 aria-hidden="true" className="size-4" />
            </RowButton>
          </div>
        </div>
      )}
      {isDeleting && (
        <DeleteRuleDialog
          kind={kind}
          rule={rule}
          rules={rules}
          onRemoved={() => focusNear(row.current, { all: "[data-rule]", within: "button" })}
          onClose={() => setDeleting(false)}
        />
      )}
    </li>
  );
}

/** Whether the address names this rule, which then gets the focus. */
function useLedHere(row: RefObject<HTMLElement | null>, place: string): boolean {
  const isLedHere = useAdminParams().params.get("rule") === place;
  useEffect(() => {
    if (!isLedHere) return;
    row.current?.scrollIntoView({ block: "center" });
    row.current?.focus({ preventScroll: true });
  }, [isLedHere, row]);
  return isLedHere;
}

type DeleteRuleDialogProps<Rule extends StoredRule, Write extends object> = {
  kind: RuleKind<Rule, Write>;
  rule: Rule;
  rules: readonly Rule[];
  onRemoved: () => void;
  onClose: () => void;
};

/** Asks for confirmation before deleting a rule, and shows the effect. */
function DeleteRuleDialog<Rule extends StoredRule, Write extends object>(
  props: DeleteRuleDialogProps<Rule, Write>,
) {
  const { kind, rule, rules, onRemoved, onClose } = props;
  const client = useQueryClient();
  const words = useStaffWords();
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
      description={<bdi className="[overflow-wrap:anywhere]">{kind.describe(rule, words)}</bdi>}
      onClose={onClose}
      confirm="Delete"
      isBusy={removing.isPending}
      onConfirm={() => removing.mutate(undefined)}
    >
      <TrialEffect change={kind.trial(writesOf(kind, others))} />
    </ConfirmDialog>
  );
}
