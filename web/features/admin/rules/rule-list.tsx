import { Pencil, Trash2 } from "lucide-react";
import { useRef, useState, type ComponentProps, type ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { readDraft } from "../ground/edit/draft-storage.ts";
import { focusNear } from "../ground/edit/focus-near.ts";
import { useFocusBack } from "../ground/edit/use-focus-back.ts";
import { DeleteRuleDialog } from "./delete-rule-dialog.tsx";
import { RuleEditor } from "./rule-editor.tsx";
import type { RuleKind, StoredRule } from "./rule-kind.ts";
import { draftName } from "./use-rule-edit.ts";

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
  const label = kind.describe(rule);
  const end = () => {
    giveBack();
    setEditing(false);
  };
  return (
    <li ref={row} data-rule={rule.id} className="py-2">
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

function RowButton({ name, ...button }: ComponentProps<"button"> & { name: string }) {
  return (
    <Button
      {...button}
      variant="ghost"
      size="sm"
      shape="square"
      aria-label={name}
      title={name.split(" ")[0]}
    />
  );
}
