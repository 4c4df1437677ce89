import { NewRecord } from "../../kit/edit/new-record.tsx";
import { RuleEditor } from "./rule-editor.tsx";
import type { RuleKind, StoredRule } from "./rule-kind.ts";
import { draftName } from "./use-rule-edit.ts";

type Props<Rule extends StoredRule, Write extends object> = {
  kind: RuleKind<Rule, Write>;
  rules: readonly Rule[];
};

export function NewRule<Rule extends StoredRule, Write extends object>({ kind, rules }: Props<Rule, Write>) {
  return (
    <NewRecord words={`New ${kind.name.toLowerCase()}`} draft={draftName(kind.key, null)}>
      {(end) => <RuleEditor kind={kind} rule={null} rules={rules} onEnd={end} />}
    </NewRecord>
  );
}
