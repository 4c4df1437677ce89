import type { AuditEntry } from "#domain/settings/audit-entry";
import { deskWords } from "../calling-hours/desk-drafts.ts";
import { kindName } from "./delivery-words.ts";

type Entry = Pick<AuditEntry, "action" | "entity" | "entityId" | "details">;

/** Acts as text; `of` names the kind of record. */
const ENTITIES: Record<string, { of: string; acts: Record<string, string> }> = {
  assessment: {
    of: "lead",
    acts: {
      notes: "Notes changed",
      "deal-value": "Deal value changed",
      "lead-status": "Lead status changed",
      "lost-reason": "Lost reason changed",
      "extend-expiry": "Hub expiry extended",
      "recalculate-score": "Score recalculated",
      claim: "Lead claimed",
      release: "Lead given back",
      "take-over": "Lead taken over",
      "hand-over": "Lead handed over",
      call: "Call recorded",
      "next-action": "Next action changed",
      phone: "Phone number entered",
      delete: "Lead deleted",
      erase: "Lead erased",
    },
  },
  "personal-data": {
    of: "leads",
    acts: { export: "Personal data exported", "withdraw-consent": "Email consent withdrawn" },
  },
  booking: { of: "call", acts: { match: "Call matched to a lead", erase: "Person of a call erased" } },
  delivery: { of: "delivery", acts: { resend: "Sent again" } },
  slack: { of: "", acts: { connect: "Slack connected", disconnect: "Slack disconnected" } },
  setting: { of: "", acts: { update: "Setting changed" } },
  offer: configured("offer", "Offer"),
  "scoring-rule": configured("rule", "Scoring rule"),
  "score-range": configured("range", "Score range"),
  "override-rule": configured("rule", "Override rule"),
  scoring: {
    of: "version of the rules",
    acts: { recalculate: "Recalculation of all scores begun", recalculated: "All scores recalculated" },
  },
};

/** Stored along with an act, but not worth mentioning. */
const BOOKKEEPING = new Set([
  "id",
  "version",
  "updatedAt",
  "statusUpdatedAt",
  "statusUpdatedBy",
  "hubExpiryHandledAt",
  "linkRequestedAt",
]);

function configured(of: string, name: string) {
  return { of, acts: { create: `${name} added`, update: `${name} changed`, delete: `${name} deleted` } };
}

/** `Lead status changed (lead 12)`; an act without a text is shown by its stored name. */
export function actText({ action, entity, entityId, details }: Entry): string {
  const known = ENTITIES[entity];
  const act = known?.acts[action] ?? `${kindName(action)}: ${kindName(entity)}`;
  const { fields } = details;
  const isBoth = action === "lead-status" && Array.isArray(fields) && fields.includes("dealValue");
  const said = isBoth ? "Lead status and deal value changed" : act;
  if (entity === "slack" || entityId === "") return said;
  const id = entityId.replaceAll("_", " ").replaceAll(",", ", ");
  return `${said} (${[known?.of, id].filter(Boolean).join(" ")})`;
}

/** One line per changed value. Leads have none, because the act already names the field. */
export function detailText({ details, entityId }: Pick<Entry, "details" | "entityId">): string {
  const { before, after, fields: _fields, ...others } = details;
  const desk = deskLines(entityId, recordOf(before)["value"], recordOf(after)["value"]);
  return [...(desk ?? changeLines(recordOf(before), recordOf(after))), ...changeLines({}, others)].join("\n");
}

/** What of the desk's hours, holidays or targets was and is different; null for any other setting. */
function deskLines(key: string, before: unknown, after: unknown): string[] | null {
  const words = deskWords(key);
  if (!words || typeof before !== "string" || typeof after !== "string") return null;
  const [was, is] = [words(before).split("\n"), words(after).split("\n")];
  const gone = was.filter((line) => !is.includes(line)).map((line) => `Before: ${line}`);
  return [...gone, ...is.filter((line) => !was.includes(line)).map((line) => `Now: ${line}`)];
}

function changeLines(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => !BOOKKEEPING.has(field))
    .map((field) => {
      const parts = [before, after].filter((record) => field in record).map((record) => plain(record[field]));
      return `${fieldName(field)}: ${parts.join(" → ")}`;
    });
}

function recordOf(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === "object" ? { ...value } : {};
}

/** `minScore` and `min_score` as `Min score`. */
function fieldName(field: string): string {
  return kindName(field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("_", " "));
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === "") return "none";
  if (Array.isArray(value)) return value.map(plain).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}
