import { labelOf } from "#domain/content/answer-labels";
import { questionName, type StaffWords } from "#domain/content/staff-words";
import {
  isAuditAct,
  isAuditEntity,
  type ActionOn,
  type AuditAct,
  type AuditEntity,
  type AuditEntry,
} from "#domain/people/audit/audit-acts";
import type { BookingOutcome } from "#domain/booking/booking-status";
import { hoursWords } from "../../calls/hours/hours-drafts.ts";
import { leadsText } from "../../kit/data/figures.ts";
import { wordsOf } from "../../delivery/words/delivery-words.ts";
import { BOOKING_WORDS } from "../../leads/basics/booking-words.ts";
import { LEAD_ACTS } from "../../leads/basics/lead-acts.ts";
import { OFFER_LABELS } from "../../offers/tiers/offer-fields.ts";
import { OVERRIDE_RULES } from "../../offers/rules/overrides/override-rule-kind.ts";
import type { RuleField } from "../../offers/rules/rule-kind.ts";
import { SCORE_RANGES } from "../../offers/rules/scoring/score-range-kind.ts";
import { SCORING_RULES } from "../../offers/rules/scoring/scoring-rule-kind.ts";

type Entry = Pick<AuditEntry, "action" | "entity" | "details">;

/** What was done, by the kind of record. */
const ACTS: { [Entity in AuditEntity]: Record<ActionOn<Entity>, string> } = {
  assessment: LEAD_ACTS,
  "personal-data": { export: "Personal data exported", "withdraw-consent": "Consent withdrawn" },
  "waiting-address": { erase: "Address left before opening erased" },
  leads: { export: "Leads exported to be erased" },
  "old-leads": { export: "Old leads exported" },
  booking: {
    match: "Booking matched to a lead",
    outcome: "Outcome of a booking",
    erase: "Attendee of a booking erased",
  },
  delivery: { resend: "Messages resent" },
  slack: { connect: "Slack connected", disconnect: "Slack disconnected" },
  setting: { update: "Setting changed" },
  content: { publish: "Funnel published", restore: "Earlier version of the funnel published again" },
  offer: { create: "Offer created", update: "Offer changed" },
  "scoring-rule": configured("Scoring rule"),
  "score-range": configured("Score range"),
  "override-rule": configured("Override rule"),
  "mail-template": configured("Email template"),
  "lead-form": { "set-up": "Meta form set up" },
  "api-key": { create: "API key created", revoke: "API key revoked" },
  "webhook-endpoint": {
    ...configured("Webhook endpoint"),
    rotate: "Webhook secret rotated",
    resend: "Webhook sent again",
  },
  scoring: { recalculate: "Recalculation of all scores started", recalculated: "All scores recalculated" },
  figures: { rebuild: "Rebuild of all figures started" },
};

/** The names of fields, as their forms have them. */
const LABELS: Record<string, Readonly<Record<string, string>>> = {
  offer: OFFER_LABELS,
  "scoring-rule": labelsOf(SCORING_RULES.fields),
  "score-range": labelsOf(SCORE_RANGES.fields),
  "override-rule": labelsOf(OVERRIDE_RULES.fields),
  "mail-template": { name: "Name", subject: "Subject", text: "Text" },
  "webhook-endpoint": {
    host: "Host",
    address: "Address",
    description: "Description",
    events: "Events",
    isOn: "On",
  },
  "api-key": { name: "Name", scopes: "Scopes", ending: "Ends with", expiresAt: "Expires" },
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

/** `Lead status changed`; an act of an earlier version is called by its stored name. */
export function actText(entry: Entry): string {
  const { entity, action } = entry;
  if (isAuditAct(entry) && entry.action === "lead-status" && entry.details.fields.includes("dealValue"))
    return "Lead status and deal value changed";
  const acts: Record<string, string> = isAuditEntity(entity) ? ACTS[entity] : {};
  return acts[action] ?? `${wordsOf(entity)}: ${wordsOf(action).toLowerCase()}`;
}

/** One line per changed value. Leads have none, because the act already names the field. */
export function detailText(entry: Entry & Pick<AuditEntry, "entityId">, words: StaffWords): string {
  const lines = isAuditAct(entry)
    ? detailLines(entry, words)
    : changeLines(entry.entity, {}, entry.details, words);
  return lines.join("\n");
}

function detailLines(act: AuditAct & Pick<AuditEntry, "entityId">, words: StaffWords): string[] {
  switch (act.entity) {
    case "old-leads":
      return [
        `${act.details.kind === "lost" ? "Lost" : "Never reached"}, unchanged since ${act.details.before}`,
      ];
    case "booking":
      return act.action === "outcome" ? [outcomeText(act.details.outcome)] : [];
    case "slack":
      return act.action === "connect" ? changeLines(act.entity, {}, act.details, words) : [];
    case "setting":
      return hoursLines(act.entityId, act.details) ?? changesOf(act, words);
    case "offer":
    case "scoring-rule":
    case "score-range":
    case "override-rule":
    case "mail-template":
    case "api-key":
    case "webhook-endpoint":
      return changesOf(act, words);
    case "content":
      return [act.action === "publish" ? act.details.note : `Version ${act.details.number}`].filter(Boolean);
    case "scoring":
      return act.action === "recalculated" ? [leadsText(act.details.done)] : [];
    // The act or the record itself tells it.
    case "assessment":
    case "personal-data":
    case "waiting-address":
    case "leads":
    case "delivery":
    case "figures":
    case "lead-form":
      return [];
  }
}

function outcomeText(outcome: BookingOutcome | null): string {
  return outcome === null ? "Undone" : BOOKING_WORDS[outcome];
}

type Changes = { before?: object; after?: object };

function changesOf({ entity, details }: { entity: string; details: Changes }, words: StaffWords): string[] {
  return changeLines(entity, { ...details.before }, { ...details.after }, words);
}

/** What of the calling hours, holidays or targets was and is different; null for any other setting. */
function hoursLines(key: string, details: Changes): string[] | null {
  const words = hoursWords(key);
  const [before, after] = [valueOf(details.before), valueOf(details.after)];
  if (!words || before === null || after === null) return null;
  const [was, is] = [words(before).split("\n"), words(after).split("\n")];
  const gone = was.filter((line) => !is.includes(line)).map((line) => `Before: ${line}`);
  return [...gone, ...is.filter((line) => !was.includes(line)).map((line) => `Now: ${line}`)];
}

function valueOf(setting: object | undefined): string | null {
  return setting && "value" in setting && typeof setting.value === "string" ? setting.value : null;
}

type Fields = Record<string, unknown>;

function changeLines(entity: string, before: Fields, after: Fields, words: StaffWords): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => !BOOKKEEPING.has(name))
    .map((name) => {
      const records = [before, after].filter((record) => name in record);
      const change = records.map((record) => valueText(name, record, words)).join(" → ");
      // The value of a setting, which is named already.
      return name === "value" ? change : `${LABELS[entity]?.[name] ?? fieldName(name)}: ${change}`;
    });
}

/** `minScore` and `min_score` as `Min score`. */
function fieldName(field: string): string {
  return wordsOf(field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

/** A value as its form shows it: questions and answers in words, flags as active or not. */
function valueText(name: string, record: Fields, words: StaffWords): string {
  const value = record[name];
  if (name === "isActive") return value === 1 ? "yes" : "no";
  if (typeof value !== "string") return plain(value);
  if (/question/i.test(name)) return questionName(words, value);
  const question = record[name === "andAnswerValue" ? "andQuestionId" : "questionId"];
  if (/answer/i.test(name) && typeof question === "string") return labelOf(words.labels, question, value);
  return plain(value);
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  if (Array.isArray(value)) return value.map(plain).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}
