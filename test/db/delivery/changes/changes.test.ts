import { getTableColumns } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { viewColumns } from "../../../../worker/db/leads/assessment-view.ts";
import { assessments } from "../../../../worker/db/schema/leads.ts";
import { rows } from "../../../setup/database/rows.ts";

/** The changes that some statements leave, as `entity id kind`. */
async function changesOf(...statements: string[]): Promise<string[]> {
  const [before] = await rows("select coalesce(max(id), 0) as id from changes");
  for (const statement of statements) await rows(statement);
  const left = await rows(
    "select entity, entity_id, kind from changes where id > ? order by id",
    before?.["id"] ?? 0,
  );
  return left.map(({ entity, entity_id: id, kind }) => `${entity} ${id} ${kind}`);
}

const lead = (id: number, columns = "email", values = "'ada@example.com'") =>
  `insert into assessments (id, session_id, assessment_type, created_at, updated_at, ${columns})
   values (${id}, 'session-${id}', 'quiz', 1, 1, ${values})`;
const anonymous = (id: number) => lead(id, "quiz_started_at", "1");

const message = (id: number, status: string) =>
  `insert into outbox (id, dedupe_key, channel, kind, payload, status, created_at, due_at)
   values (${id}, 'key-${id}', 'slack', 'slack-mql', '{}', '${status}', 1, 1)`;

const booking = (id: number, columns = "created_at", values = "1") =>
  `insert into bookings (id, provider, provider_id, tombstone, status, updated_at, ${columns}
     ${columns.includes("created_at") ? "" : ", created_at"})
   values (${id}, 'calendly', 'call-${id}', 'hash-${id}', 'booked', 1, ${values}
     ${columns.includes("created_at") ? "" : ", 1"})`;

type Case = [what: string, given: string[], done: string[], changes: string[]];

const CASES: Case[] = [
  ["a start is not told of", [], [anonymous(7)], []],
  [
    "nor are an anonymous visitor's answers",
    [anonymous(7)],
    ["update assessments set answers = '{\"a\":1}', updated_at = 2"],
    [],
  ],
  ["nor that they are forgotten", [anonymous(7)], ["delete from assessments"], []],
  ["a lead that arrives whole is new", [], [lead(7)], ["assessment 7 created"]],
  [
    "a chat that gives its address is new",
    [anonymous(7)],
    ["update assessments set email = 'ada@example.com'"],
    ["assessment 7 created"],
  ],
  [
    "a completion without an address is new",
    [anonymous(7)],
    ["update assessments set completed_at = 2"],
    ["assessment 7 created"],
  ],
  [
    "a lead's edit is one change",
    [lead(7)],
    ["update assessments set admin_notes = 'Called', version = 2, updated_at = 2"],
    ["assessment 7 updated"],
  ],
  [
    "each lead of one statement has its own",
    [lead(7), lead(8), anonymous(9)],
    ["update assessments set link_requested_at = 5"],
    ["assessment 7 updated", "assessment 8 updated"],
  ],
  [
    "an erased lead leaves its number",
    [lead(7, "email, name", "'ada@example.com', 'Ada'")],
    ["delete from assessments"],
    ["assessment 7 deleted"],
  ],
  ["a call booked", [], [booking(4)], ["booking 4 created"]],
  ["a call cancelled", [booking(4)], ["update bookings set status = 'cancelled'"], ["booking 4 updated"]],
  ["a call given to a lead", [booking(4)], ["update bookings set assessment_id = 7"], ["booking 4 updated"]],
  [
    "an event that changes nothing of it",
    [booking(4)],
    ["update bookings set event_at = 9, updated_at = 9"],
    [],
  ],
  [
    "a call that was moved",
    [booking(4)],
    ["update bookings set replaced_by = 'call-5'"],
    ["booking 4 deleted"],
  ],
  [
    "what still comes of a moved call",
    [booking(4, "replaced_by", "'call-5'")],
    ["update bookings set status = 'cancelled'", "delete from bookings"],
    [],
  ],
  ["a call erased", [booking(4)], ["delete from bookings"], ["booking 4 deleted"]],
  [
    "a message that goes its way is nobody's business",
    [],
    [
      message(3, "pending"),
      "update outbox set lease_until = 9, attempts = 1",
      "update outbox set status = 'sent', sent_at = 9",
      "delete from outbox",
    ],
    [],
  ],
  [
    "a message that dies, and one that is sent again",
    [message(3, "pending"), message(4, "dead")],
    ["update outbox set status = 'dead' where id = 3", "update outbox set status = 'pending' where id = 4"],
    ["delivery 3 updated", "delivery 4 updated"],
  ],
  ["a dead message erased", [message(3, "dead")], ["delete from outbox"], ["delivery 3 deleted"]],
];

describe("what has changed for staff", () => {
  it.each(CASES)("%s", async (_what, given, done, changes) => {
    for (const statement of given) await rows(statement);
    expect(await changesOf(...done)).toEqual(changes);
  });

  // Numbers and sessions never change.
  const silent = new Set(["id", "sessionId"]);
  const shown = new Set(Object.keys(viewColumns).filter((name) => !silent.has(name)));
  const columns = Object.entries(getTableColumns(assessments)).filter(
    ([name, { generated }]) => name !== "id" && generated === undefined,
  );

  it.each(columns)("is a lead's %s if and only if staff's list shows it", async (name, column) => {
    await rows(lead(7));
    const changed = await changesOf(`update assessments set ${column.name} = 77`);
    expect(changed).toEqual(shown.has(name) ? ["assessment 7 updated"] : []);
  });
});
