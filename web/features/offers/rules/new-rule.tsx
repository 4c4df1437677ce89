import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { readDraft } from "../../kit/edit/drafts.ts";
import { useFocusBack } from "../../kit/edit/focus.ts";
import { RuleEditor } from "./rule-editor.tsx";
import type { RuleKind, StoredRule } from "./rule-kind.ts";
import { draftName } from "./use-rule-edit.ts";

type Props<Rule extends StoredRule, Write extends object> = {
  kind: RuleKind<Rule, Write>;
  rules: readonly Rule[];
};

/** A button that turns into the form for a new rule. */
export function NewRule<Rule extends StoredRule, Write extends object>({ kind, rules }: Props<Rule, Write>) {
  const [isOpen, setOpen] = useState(() => readDraft(draftName(kind.key, null)) !== null);
  const { ref, giveBack } = useFocusBack();
  const end = () => {
    giveBack();
    setOpen(false);
  };
  if (isOpen) {
    return (
      <div className="rounded-field border-base-300 border p-4">
        <RuleEditor kind={kind} rule={null} rules={rules} onEnd={end} />
      </div>
    );
  }
  return (
    <Button ref={ref} variant="outline" size="sm" onClick={() => setOpen(true)}>
      New {kind.name.toLowerCase()}
    </Button>
  );
}
