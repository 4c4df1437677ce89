import type { AuditEntry } from "#domain/audit/audit-entry";
import { answerLabel } from "#domain/answers/answers";
import { deskWords } from "../../calling-hours/desk-drafts.ts";
import { wordsOf } from "../../ground/deliveries/delivery-words.ts";
import { LEAD_ACTS } from "../../ground/leads/lead-acts.ts";
import { OFFER_LABELS } from "../../offers/offer-fields.ts";
import { OVERRIDE_RULES } from "../../rules/overrides/override-rule-kind.ts";
import type { RuleField } from "../../rules/rule-kind.ts";
import { questionName } from "../../rules/rule-words.ts";
import { SCORE_RANGES } from "../../rules/scoring/score-range-kind.ts";
import { SCORING_RULES } from "../../rules/scoring/scoring-rule-kind.ts";

type Entry = Pick<AuditEntry, "action" | "entity" | "details">;

/** What was done, by the kind of record. */
const ACTS: Record<string, Record<string, string>> = {
  assessment: LEAD_ACTS,
  "personal-data": { export: "Personal data exported", "withdraw-consent": "Consent withdrawn" },
  "old-leads": { export: "Old leads exported" },
  booking: {
    match: "Call matched to a lead",
    outcome: "Outcome of a booked call",
    erase: "Attendee of a call erased",
  },
  delivery: { resend: "Messages resent" },
  slack: { connect: "Slack connected", disconnect: "Slack disconnected" },
  setting: { update: "Setting changed" },
  offer: configured("Offer"),
  "scoring-rule": configured("Scoring rule"),
  "score-range": configured("Score range"),
  "override-rule": configured("Override rule"),
  scoring: { recalculate: "Recalculation of all scores started", recalculated: "All scores recalculated" },
  figures: { rebuild: "Rebuild of all figures started" },
};

/** The names of fields, as their forms have them. */
const LABELS: Record<string, Readonly<Record<string, string>>> = {
  offer: OFFER_LABELS,
  "scoring-rule": labelsOf(SCORING_RULES.fields),
  "score-range": labelsOf(SCORE_RANGES.fields),
  "override-rule": labelsOf(OVERRIDE_RULES.fields),
};

/** Stored along with an act, but not worth mentioning. */
const BOOKKEEPING = new Set([
  "id",
  "version",
  "updatedAt",
  "statusUpdatedAt",
  "statusUpdatedBy",
  "hubExpiryHandledAt",
]);

function configured(name: string) {
  return { create: `${name} created`, update: `${name} changed`, delete: `${name} deleted` };
}

function labelsOf(fields: readonly RuleField[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, label }) => [name, label]));
}

/** `Lead status changed`; an act without a text is called by its stored name. */
export function actText({ action, entity, details }: Entry): string {
  const { fields } = details;
  const isBoth = action === "lead-status" && Array.isArray(fields) && fields.includes("dealValue");
  if (isBoth) return "Lead status and deal value changed";
  return ACTS[entity]?.[action] ?? `${wordsOf(entity)}: ${wordsOf(action).toLowerCase()}`;
}

/** One line per changed value. Leads have none, because the act already names the field. */
export function detailText({
  details,
  entity,
  entityId,
}: Pick<AuditEntry, "details" | "entity" | "entityId">) {
  // What was resent is told by the record itself.
  if (entity === "delivery") return "";
  const { before, after, fields: _fields, ...others } = details;
  const desk = deskLines(entityId, recordOf(before)["value"], recordOf(after)["value"]);
  const lines = desk ?? changeLines(entity, recordOf(before), recordOf(after));
  return [...lines, ...changeLines(entity, {}, others)].join("\n");
}

/** What of the desk's hours, holidays or targets was and is different; null for any other setting. */
function deskLines(key: string, before: unknown, after: unknown): string[] | null {
  const words = deskWords(key);
  if (!words || typeof before !== "string" || typeof after !== "string") return null;
  const [was, is] = [words(before).split("\n"), words(after).split("\n")];
  const gone = was.filter((line) => !is.includes(line)).map((line) => `Before: ${line}`);
  return [...gone, ...is.filter((line) => !was.includes(line)).map((line) => `Now: ${line}`)];
}

type Fields = Record<string, unknown>;

function changeLines(entity: string, before: Fields, after: Fields): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => !BOOKKEEPING.has(name))
    .map((name) => {
      const records = [before, after].filter((record) => name in record);
      const change = records.map((record) => valueText(name, record)).join(" → ");
      // The value of a setting, which is named already.
      return name === "value" ? change : `${LABELS[entity]?.[name] ?? fieldName(name)}: ${change}`;
    });
}

function recordOf(value: unknown): Fields {
  return value !== null && typeof value === "object" ? { ...value } : {};
}

/** `minScore` and `min_score` as `Min score`. */
function fieldName(field: string): string {
  return wordsOf(field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

/** A value as its form shows it: questions and answers in words, flags as active or not. */
function valueText(name: string, record: Fields): string {
  const value = record[name];
  if (name === "isActive") return value === 1 ? "yes" : "no";
  if (typeof value !== "string") return plain(value);
  if (/question/i.test(name)) return questionName(value);
  const question = record[name === "andAnswerValue" ? "andQuestionId" : "questionId"];
  if (/answer/i.test(name) && typeof question === "string") return answerLabel(question, value);
  return plain(value);
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  if (Array.isArray(value)) return value.map(plain).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}
