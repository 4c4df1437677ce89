import type { TrialChange } from "./trial-api.ts";

export type StoredRule = { id: number; version: number };

/** A rule as typed: every field as text, by name. */
export type RuleDraft = Readonly<Record<string, string>>;
export type RuleOption = { value: string; label: string };

export type RuleField = {
  name: string;
  label: string;
  /** If set, the field is a choice. The options may depend on the other fields and on the existing offers. */
  options?: (draft: RuleDraft, tiers: readonly RuleOption[]) => readonly RuleOption[];
  isNumber?: boolean;
  /** If set, the field is only shown when this is true. */
  isOn?: (draft: RuleDraft) => boolean;
  /** Fields cleared when this one changes: another question has different answers. */
  resets?: readonly string[];
};

export type Checked<Write> = { write: Write } | { errors: Record<string, string> };

/** The differences between kinds of rules; listing, editing, trying out and saving are the same for all. */
export type RuleKind<Rule extends StoredRule, Write extends object> = {
  key: string;
  /** The name at the start of a sentence: `Scoring rule`. */
  name: string;
  fields: readonly RuleField[];
  emptyDraft: RuleDraft;
  draftOf: (rule: Rule) => RuleDraft;
  check: (draft: RuleDraft) => Checked<Write>;
  list: () => Promise<Rule[]>;
  create: (write: Write) => Promise<Rule>;
  update: (rule: Rule, write: Write) => Promise<Rule>;
  remove: (rule: Rule) => Promise<unknown>;
  /** The configuration with these rules in place of the stored ones of this kind. */
  trial: (written: readonly (Write & { id?: number })[]) => TrialChange;
  /** One line that describes a rule. */
  describe: (rule: Rule) => string;
  compare: (a: Rule, b: Rule) => number;
};
