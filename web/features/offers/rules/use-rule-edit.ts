import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useKeptDraft, draftText, readDraftText } from "../../kit/edit/drafts.ts";
import { serverErrors } from "../../kit/edit/field-errors.ts";
import { useSave } from "../../kit/edit/use-save.ts";
import { currentOf } from "../../kit/edit/version-conflict.ts";
import type { RuleField, RuleKind, StoredRule } from "./rule-kind.ts";
import { putRule } from "./use-rules.ts";

type Options<Rule extends StoredRule, Write extends object> = {
  kind: RuleKind<Rule, Write>;
  /** Null for a new rule. */
  rule: Rule | null;
  /** All rules of the kind. */
  rules: readonly Rule[];
  onEnd: () => void;
};

/** A rule while it is edited, or a new one. The input is kept until it is saved or discarded. */
export function useRuleEdit<Rule extends StoredRule, Write extends object>({
  kind,
  rule,
  rules,
  onEnd,
}: Options<Rule, Write>) {
  const client = useQueryClient();
  const [kept, keep] = useKeptDraft(draftName(kind.key, rule?.id ?? null));
  const [wasTried, setTried] = useState(false);
  const stored = rule ? kind.draftOf(rule) : kind.emptyDraft;
  const draft = readDraftText(kept, kind.emptyDraft) ?? stored;
  const checked = kind.check(draft);
  const others = writesOf(
    kind,
    rules.filter(({ id }) => id !== rule?.id),
  );
  const isChanged = draftText(draft) !== draftText(stored);

  const end = () => {
    keep(null);
    onEnd();
  };
  const what = kind.name.toLowerCase();
  const saving = useSave({
    save: ({ base, write }: { base: Rule | null; write: Write }) =>
      base ? kind.update(base, write) : kind.create(write),
    onSaved: (saved) => {
      putRule(client, kind.key, saved.id, saved);
      end();
    },
    success: { title: `${kind.name} ${rule ? "updated" : "created"}` },
    failure: `Failed to ${rule ? "update" : "create"} ${what}`,
  });
  const theirs = rule && currentOf(saving.error, rule);
  const submit = (base = rule) => {
    setTried(true);
    if (saving.isPending || "errors" in checked) return;
    if (isChanged || base !== rule) saving.mutate({ base, write: checked.write });
    else end();
  };
  return {
    draft,
    isChanged,
    isSaving: saving.isPending,
    /** The rules with this one as typed; null while that changes nothing or is invalid. */
    trial: "write" in checked && isChanged ? kind.trial([...others, withId(checked.write, rule)]) : null,
    errors: { ...serverErrors(saving.error), ...(wasTried && "errors" in checked ? checked.errors : {}) },
    change: (field: RuleField, text: string) => {
      const emptied = Object.fromEntries((field.resets ?? []).map((name) => [name, ""]));
      keep(draftText({ ...draft, ...emptied, [field.name]: text }));
    },
    submit: () => submit(),
    cancel: end,
    conflict: theirs && { theirs: kind.draftOf(theirs), yours: draft },
    keepYours: () => theirs && submit(theirs),
    takeTheirs: () => {
      if (theirs) putRule(client, kind.key, theirs.id, theirs);
      end();
    },
  };
}

function withId<Write extends object>(write: Write, rule: StoredRule | null): Write & { id?: number } {
  return rule ? { ...write, id: rule.id } : write;
}

export function draftName(key: string, id: number | null): string {
  return `${key}-${id ?? "new"}`;
}

/** Stored rules in the format that a trial takes. */
export function writesOf<Rule extends StoredRule, Write extends object>(
  kind: RuleKind<Rule, Write>,
  rules: readonly Rule[],
): (Write & { id: number })[] {
  return rules.flatMap((rule) => {
    const checked = kind.check(kind.draftOf(rule));
    return "write" in checked ? [{ ...checked.write, id: rule.id }] : [];
  });
}
