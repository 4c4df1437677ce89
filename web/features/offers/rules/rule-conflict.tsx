import { ConflictNote } from "../../kit/edit/conflict-note.tsx";
import { differences } from "../../kit/edit/differences.ts";
import type { Draft } from "../../kit/edit/drafts.ts";
import type { RuleField } from "./rule-kind.ts";

type Props = {
  fields: readonly RuleField[];
  conflict: { theirs: Draft; yours: Draft } | null;
  onKeepYours: () => void;
  onTakeTheirs: () => void;
};

/** The fields of a rule that somebody else saved meanwhile, named as in its form. */
export function RuleConflict({ fields, conflict, ...choices }: Props) {
  if (!conflict) return null;
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  return <ConflictNote {...differences(conflict.theirs, conflict.yours, labels)} {...choices} />;
}
