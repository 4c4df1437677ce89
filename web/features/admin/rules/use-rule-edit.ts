import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { draftText, readDraftText } from "../edit/draft-text.ts";
import { serverErrors } from "../edit/field-errors.ts";
import { useDraft } from "../edit/use-draft.ts";
import { useSave } from "../edit/use-save.ts";
import { currentOf } from "../edit/version-conflict.ts";
import type { RuleField, RuleKind, StoredRule } from "./rule-kind.ts";
import { putRule } from "./use-rules.ts";

type Options<Rule extends StoredRule, Write extends object> = {
  kind: RuleKind<Rule, Write>;
  /** Null for a new rule. */
  rule: Rule | null;
  onEnd: () => void;
};

/** A rule while it is edited, or a new one. The input is kept until it is saved or discarded. */
export function useRuleEdit<Rule extends StoredRule, Write extends object>({
  kind,
  rule,
  onEnd,
}: Options<Rule, Write>) {
  const client = useQueryClient();
  const [kept, keep] = useDraft(draftName(kind.key, rule?.id ?? null));
  const [wasTried, setTried] = useState(false);
  const stored = rule ? kind.draftOf(rule) : kind.emptyDraft;
  const draft = readDraftText(kept, kind.emptyDraft) ?? stored;
  const checked = kind.check(draft);
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
    /** The rule that would be saved; null while the input is invalid. */
    write: "write" in checked ? checked.write : null,
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

export function draftName(key: string, id: number | null): string {
  return `${key}-${id ?? "new"}`;
}
