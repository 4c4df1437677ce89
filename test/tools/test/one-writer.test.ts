import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor, type ESTree } from "vite";
import { describe, expect, it } from "vitest";
import { repoRoot } from "../repo-root.mjs";

const RECORD_CALL = ["calls/record-call.ts"];
/** Of a person, the newer assessment takes over what staff did with the older; the projection, what was there before it. */
const PLANNERS = [
  "calls/consequences/put-back.ts",
  "calls/consequences/write-projection.ts",
  "calls/next-action.ts",
  "calls/record-call.ts",
  "leads/newer-lead.ts",
];
const MOVES = ["leads/move-lead.ts", "leads/undo-move.ts"];
const SCORERS = ["funnel/hub/completion.ts", "offers/scoring/recalculate-all.ts"];

/**
 * What of a lead has an owner: the files of `worker/db/` that write each of these columns of `assessments`. Who needs
 * another value there hands over what happened to a file that stands here.
 */
const COLUMNS: Record<string, readonly string[]> = {
  clock_started_at: ["calls/consequences/lead-clock.ts"],
  due_at: ["calls/consequences/lead-clock.ts"],
  due_version: ["calls/consequences/lead-clock.ts"],
  escalated_at: ["calls/consequences/lead-clock.ts"],
  gave_way_to: ["calls/consequences/put-back.ts", "calls/consequences/write-projection.ts"],
  first_call_speed: ["calls/consequences/write-projection.ts"],
  first_call_ms: RECORD_CALL,
  first_outcome_at: RECORD_CALL,
  last_outcome: RECORD_CALL,
  last_call_at: RECORD_CALL,
  missed_calls: RECORD_CALL,
  reached_at: RECORD_CALL,
  owner: [...PLANNERS, "calls/queue/claim-lead.ts"],
  owner_since: [...PLANNERS, "calls/queue/claim-lead.ts"],
  next_action: PLANNERS,
  next_action_at: PLANNERS,
  next_action_told_at: [...PLANNERS, "calls/queue/escalation.ts"],
  answer_due_at: [...RECORD_CALL, "mail/answer-due.ts"],
  lead_status: MOVES,
  lost_reason: MOVES,
  deal_value: MOVES,
  status_updated_at: MOVES,
  status_updated_by: MOVES,
  call_status: ["booking/tell-leads.ts"],
  call_held_at: ["booking/tell-leads.ts"],
  score: SCORERS,
  lead_score: SCORERS,
  offer_tier: SCORERS,
  email_sent_at: ["delivery/settle.ts"],
  reminder_queued_at: ["delivery/reminders.ts"],
};

/**
 * Tables with an owner: the files of `worker/db/`, and the triggers, that write them. A message is queued in one place;
 * the others that stand here withdraw, claim, settle or erase it.
 */
const TABLES: Record<string, readonly string[]> = {
  lead_marks: [
    "calls/consequences/write-projection.ts",
    "leads/marks/mark-leads.ts",
    "leads/marks/mark-outdated.ts",
    "trigger assessments_marks_insert",
    "trigger assessments_marks_update",
    "trigger assessments_marks_parted",
    "trigger lead_first_calls_marks_insert",
    "trigger lead_first_calls_marks_update",
    "trigger assessments_marks_delete",
  ],
  lead_folded: [
    "calls/consequences/leave-snapshots.ts",
    "calls/consequences/put-back.ts",
    "calls/consequences/write-projection.ts",
  ],
  fold_state: ["calls/consequences/write-projection.ts", "leads/marks/mark-outdated.ts"],
  days_due: [
    "figures/counted-days.ts",
    "trigger lead_marks_days_insert",
    "trigger lead_marks_days_update",
    "trigger assessments_days_update",
    "trigger assessments_days_delete",
    "trigger status_history_days_insert",
    "trigger status_history_days_update",
    "trigger status_history_days_delete",
  ],
  figure_state: ["figures/count-days.ts"],
  status_history: ["leads/move-lead.ts", "leads/undo-move.ts", "people/privacy/erasure.ts"],
  lead_first_calls: ["calls/keep-first-call.ts"],
  call_suppressions: ["calls/call-suppressions.ts"],
  mail_stops: ["delivery/mail-stops.ts", "trigger mail_suppressions_carry"],
  refused_addresses: ["delivery/refused-addresses.ts", "trigger mail_suppressions_carry"],
  audit: ["people/audit/audit.ts", "people/privacy/erase-leads.ts"],
  outbox: [
    "delivery/channel-pauses.ts",
    "delivery/claims.ts",
    "delivery/delivery-list.ts",
    "delivery/lead-webhooks.ts",
    "delivery/mail-limits.ts",
    "delivery/mail-stops.ts",
    "delivery/outbox.ts",
    "delivery/refused-addresses.ts",
    "delivery/settle.ts",
    "delivery/slack-test.ts",
    "delivery/visit-batches.ts",
    "leads/undo-move.ts",
    "mail/call-mails.ts",
    "mail/queue-mail.ts",
    "people/consent/consent.ts",
    "people/consent/withdraw-consents.ts",
    "people/privacy/erasure.ts",
    "people/privacy/retention.ts",
    "trigger slack_erase",
    "trigger slack_update",
    "trigger webhook_news_queued",
  ],
  tombstones: ["people/privacy/retention.ts", "tombstones.ts"],
};

/** Queries compare these with `=` or answer with them too, where no lead is written. */
const READ_AS_WELL = new Set([
  "owner",
  "lead_status",
  "lost_reason",
  "first_call_speed",
  "call_status",
  "last_outcome",
  "score",
  "lead_score",
  "offer_tier",
  "deal_value",
  "call_held_at",
]);

type Source = { file: string; text: string };

function sourcesIn(folder: string, ending: string): Source[] {
  const files = readdirSync(path.join(repoRoot, folder), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(ending) && !file.endsWith(".d.ts") && !file.startsWith("schema/"))
    .map((file) => ({ file, text: readFileSync(path.join(repoRoot, folder, file), "utf8") }))
    .toSorted((a, b) => a.file.localeCompare(b.file));
}

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A statement without what is in its brackets, where commas and `=` mean something else. */
function flat(statement: string): string {
  const next = statement
    .replaceAll(/\$\{(\w+)\}/g, "$1")
    .replaceAll(/\$\{[^{}]*\}/g, "?")
    .replaceAll(/\([^()]*\)/g, "?");
  return next === statement ? statement : flat(next);
}

const namesIn = (assignments: string) =>
  Array.from(assignments.matchAll(/(?:^|,)\s*(\w+)\s*=(?!=)/g), ([, name = ""]) => name);

/** The columns of leads that a statement writes, or a part of one that only assigns. */
function columnsSet(statement: string): string[] {
  const text = flat(statement).trim();
  const [, table, clause = ""] = /\bupdate\s+(\w+)\s+set\s+(.*?)(?:\bwhere\b|\bfrom\b|$)/is.exec(text) ?? [];
  if (table !== undefined) return table === "assessments" ? namesIn(clause) : [];
  return /^\w+\s*=/.test(text) ? namesIn(text).filter((name) => !READ_AS_WELL.has(name)) : [];
}

const isRead = ({ type, start, end }: ESTree.Expression, text: string) =>
  type === "ArrowFunctionExpression" ||
  /^(?:(?:assessments|outbox)\.\w+$|iso\w*\()/.test(text.slice(start, end));

/** The columns of leads that a file writes, by a statement or through drizzle. */
function columnsOf({ file, text }: Source): Set<string> {
  const found = new Set<string>();
  const others: ESTree.Span[] = [];
  const writesLeads = /\.(?:update|insert)\(\s*assessments\s*\)|editLead\(/.test(text);
  const namesLeads = text.includes("assessments");
  const visitor = new Visitor({
    TemplateLiteral: ({ start, end }) => {
      for (const name of columnsSet(text.slice(start + 1, end - 1))) found.add(name);
    },
    CallExpression: ({ callee, arguments: given }) => {
      const chain = text.slice(callee.start, callee.end);
      const [, table] = /\.(?:update|insert)\(\s*(\w+)\s*\)\s*\.(?:set|values)$/.exec(chain) ?? [];
      if (table !== undefined && table !== "assessments") others.push(...given);
    },
    ObjectExpression: ({ properties }) => {
      for (const one of properties) {
        if (one.type !== "Property" || one.key.type !== "Identifier" || isRead(one.value, text)) continue;
        const isOthers = others.some(({ start, end }) => start <= one.start && one.end <= end);
        const name = snake(one.key.name);
        if (!isOthers && (READ_AS_WELL.has(name) ? writesLeads : namesLeads)) found.add(name);
      }
    },
  });
  visitor.visit(parseSync(file, text).program);
  return found;
}

const queries = sourcesIn("worker/db", ".ts");

describe("the columns of a lead that have an owner", () => {
  const writers = queries.map((source) => ({ file: source.file, columns: columnsOf(source) }));

  it.each(Object.entries(COLUMNS))("%s", (column, owners) => {
    const found = writers.filter(({ columns }) => columns.has(column));
    expect(found.map(({ file }) => file)).toEqual(owners.toSorted((a, b) => a.localeCompare(b)));
  });

  it("no trigger writes a lead", () => {
    expect(triggers().filter(({ body }) => writes("assessments").test(body))).toEqual([]);
  });
});

/** The triggers that all migrations leave, in their order. */
function triggers(): { name: string; body: string }[] {
  const found = new Map<string, string>();
  for (const { text } of sourcesIn("migrations", ".sql")) {
    for (const statement of text.split("--> statement-breakpoint")) {
      const [, kind, name, body = ""] =
        /^(create|drop) trigger (?:if exists )?(\w+)(?:[\s\S]*?\bBEGIN\b([\s\S]*))?/m.exec(statement) ?? [];
      if (kind === "drop" && name !== undefined) found.delete(name);
      if (kind === "create" && name !== undefined) found.set(name, body);
    }
  }
  return Array.from(found, ([name, body]) => ({ name, body }));
}

/** Finds a write of a table, in SQL or through drizzle. */
function writes(table: string): RegExp {
  const statement = String.raw`\b(?:insert into|insert or \w+ into|replace into|update|delete from)\s+(?:${table}\b|\$\{${camel(table)}\})`;
  return new RegExp(`${statement}|\\.(?:insert|update|delete)\\(\\s*${camel(table)}\\s*\\)`, "i");
}

describe("the tables that have an owner", () => {
  it.each(Object.entries(TABLES))("%s", (table, owners) => {
    const found = [
      ...queries.filter(({ text }) => writes(table).test(text)).map(({ file }) => file),
      ...triggers().flatMap(({ name, body }) => (writes(table).test(body) ? [`trigger ${name}`] : [])),
    ];
    expect(found).toEqual(owners);
  });

  it("the tables of days, whose names are made", () => {
    const written = /(?:insert into|delete from|update) \$\{(?:table\}|tableOf\()/;
    const found = queries.filter(({ text }) => written.test(text));
    expect(found.map(({ file }) => file)).toEqual([
      "figures/count-days.ts",
      "figures/figures.ts",
      "money/ads/ad-cells.ts",
    ]);
  });
});
