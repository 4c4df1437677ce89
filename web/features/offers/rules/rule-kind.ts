import type { StaffWords } from "#domain/content/staff-words";
import type { Draft } from "../../kit/edit/drafts.ts";
import type { FieldErrors } from "../../kit/edit/field-errors.ts";
import type { TrialChange } from "./trial-api.ts";

export type StoredRule = { id: number; version: number };

export type RuleOption = { value: string; label: string };

/** What options and descriptions are made of: what answers are called, and the offers. */
export type Known = { words: StaffWords; tiers: readonly RuleOption[] };

export type RuleField = {
  name: string;
  label: string;
  /** If set, the field is a choice. The options may depend on the other fields. */
  options?: (draft: Draft, known: Known) => readonly RuleOption[];
  isNumber?: boolean;
  /** If set, the field is only shown when this is true. */
  isOn?: (draft: Draft) => boolean;
  /** Fields cleared when this one changes: another question has different answers. */
  resets?: readonly string[];
};

export type Checked<Write> = { write: Write } | { errors: FieldErrors };

/** The differences between kinds of rules; listing, editing, trying out and saving are the same for all. */
export type RuleKind<Rule extends StoredRule, Write extends object> = {
  key: string;
  /** The name at the start of a sentence: `Scoring rule`. */
  name: string;
  fields: readonly RuleField[];
  emptyDraft: Draft;
  draftOf: (rule: Rule) => Draft;
  check: (draft: Draft) => Checked<Write>;
  list: () => Promise<Rule[]>;
  create: (write: Write) => Promise<Rule>;
  update: (rule: Rule, write: Write) => Promise<Rule>;
  remove: (rule: Rule) => Promise<unknown>;
  /** The configuration with these rules in place of the stored ones of this kind. */
  trial: (written: readonly (Write & { id?: number })[]) => TrialChange;
  describe: (rule: Rule, words: StaffWords) => string;
  compare: (a: Rule, b: Rule) => number;
};
