import type { TrialChange } from "./trial-api.ts";

export type StoredRule = { id: number; version: number };

/** A rule as it is typed: every field a text, by its name. */
export type RuleDraft = Readonly<Record<string, string>>;
export type RuleOption = { value: string; label: string };

export type RuleField = {
  name: string;
  label: string;
  /** A choice where there are options; they may depend on the rest and on the offers there are. */
  options?: (draft: RuleDraft, tiers: readonly RuleOption[]) => readonly RuleOption[];
  isNumber?: boolean;
  /** Asked for only then. */
  isOn?: (draft: RuleDraft) => boolean;
  /** Fields that are emptied when this one changes: another question has other answers. */
  resets?: readonly string[];
};

export type Checked<Write> = { write: Write } | { errors: Record<string, string> };

/** What the kinds of rules differ in; listing, editing, trying out and saving are the same for all. */
export type RuleKind<Rule extends StoredRule, Write extends object> = {
  key: string;
  /** As it begins a sentence: `Scoring rule`. */
  name: string;
  fields: readonly RuleField[];
  emptyDraft: RuleDraft;
  draftOf: (rule: Rule) => RuleDraft;
  check: (draft: RuleDraft) => Checked<Write>;
  list: () => Promise<Rule[]>;
  create: (write: Write) => Promise<Rule>;
  update: (rule: Rule, write: Write) => Promise<Rule>;
  remove: (rule: Rule) => Promise<unknown>;
  /** The configuration with these in place of the stored ones of this kind. */
  trial: (written: readonly (Write & { id?: number })[]) => TrialChange;
  /** One line that says what a rule does. */
  describe: (rule: Rule) => string;
  compare: (a: Rule, b: Rule) => number;
};
