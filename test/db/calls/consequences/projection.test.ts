import { consequencesOf, PROJECTION_VERSION } from "#domain/calls/consequences/consequences";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openDb } from "../../../../worker/db/client.ts";
import { projectPiece } from "../../../../worker/db/calls/consequences/project-leads.ts";
import { projectedBatch } from "../../../../worker/db/calls/consequences/projected-batch.ts";
import { changedOf, readMarked } from "../../../../worker/db/calls/consequences/read-marked.ts";
import { writeProjection } from "../../../../worker/db/calls/consequences/write-projection.ts";
import { eraseSession } from "../../../../worker/db/people/privacy/erasure.ts";
import { allSql } from "../../../../worker/db/client.ts";
import { sql } from "drizzle-orm";
import { allowConsole } from "../../../setup/runtime/console-guard.ts";
import { countingDatabase } from "../../../setup/database/counting-database.ts";
import { project } from "../../../setup/figures/project.ts";
import { randomFrom } from "../../../setup/random/random.ts";
import { rows } from "../../../setup/database/rows.ts";

const db = () => openDb(env.DB, "first-primary").db;
const NOW = Date.UTC(2026, 10, 23, 18);

/** A lead that has asked to be called. */
const lead = (id: number) =>
  rows(
    `insert into assessments (id, session_id, assessment_type, created_at, updated_at, phone, call_consent_at,
       call_requested_at) values (?1, 's' || ?1, 'quiz', ?2, ?2, '+1403' || ?1, ?2, ?2)`,
    id,
    NOW,
  );
const clocks = async () =>
  (await rows("select clock_started_at from assessments order by id")).map((row) => row["clock_started_at"]);
const marks = () => rows("select lead_id, seq, stuck from lead_marks order by lead_id");

/** Erases the only lead there is, as staff do. */
async function erase() {
  const [found] = await rows("select session_id from assessments");
  await eraseSession(db(), String(found?.["session_id"]), "tombstone", NOW);
}

/** The two halves of a projection, so that something can happen between them. */
async function halfProjection() {
  const marked = await readMarked(db(), 500);
  const drawn = consequencesOf(marked.leads, changedOf(marked), marked.calling);
  return () => writeProjection(db(), marked, drawn);
}

describe("a projection", () => {
  it("takes the marks of what it has looked at, and leaves none itself", async () => {
    for (const id of [1, 2]) await lead(id);
    expect(await marks()).toHaveLength(2);
    expect([await projectPiece(db(), 500), await marks(), await clocks()]).toEqual([2, [], [NOW, NOW]]);
    expect(await projectPiece(db(), 500)).toBe(0);
  });

  it("that another overtook writes nothing", async () => {
    await lead(1);
    const late = await halfProjection();
    await project();
    await rows("update assessments set clock_started_at = 5");
    await lead(2);
    expect([await late(), await clocks()]).toEqual([false, [5, null]]);
    await project();
    expect(await clocks()).toEqual([5, NOW]);
  });

  it("leaves a lead that changes meanwhile as it is, and marked", async () => {
    for (const id of [1, 2]) await lead(id);
    const write = await halfProjection();
    await rows("update assessments set phone_flag = 'do_not_call' where id = 1");
    expect([await write(), await clocks()]).toEqual([true, [null, NOW]]);
    expect(await marks()).toEqual([{ lead_id: 1, seq: 2, stuck: null }]);
    await project();
    expect([await marks(), await clocks()]).toEqual([[], [null, NOW]]);
  });

  it("keeps what was claimed and planned meanwhile", async () => {
    const older =
      "email = 'ada@one.example', owner = 'ada@example.com', owner_since = 1, next_action = 'Call'";
    for (const id of [1, 2]) await lead(id);
    await rows(`update assessments set phone = '+1', ${older} where id = 1`);
    await rows("update assessments set phone = '+1' where id = 2");
    const write = await halfProjection();
    await rows("update assessments set owner = 'grace@example.com', next_action = 'Write' where id = 2");
    expect(await write()).toBe(true);
    expect(await rows("select gave_way_to, owner, next_action from assessments order by id")).toEqual([
      { gave_way_to: 2, owner: "ada@example.com", next_action: "Call" },
      { gave_way_to: null, owner: "grace@example.com", next_action: "Write" },
    ]);
  });

  it("passes over a lead that the rules fail over, until it changes or the rules do", async () => {
    allowConsole(/lead_stuck/);
    for (const id of [1, 2]) await lead(id);
    const marked = await readMarked(db(), 500);
    const broken = { ...marked.calling, hours: { ...marked.calling.hours, timeZone: "Nowhere" } };
    const drawn = consequencesOf(marked.leads, changedOf(marked), broken);
    expect([drawn.kept, [...drawn.stuck.keys()]]).toEqual([[], [1, 2]]);
    await writeProjection(db(), marked, drawn);
    expect(await marks()).toEqual([1, 2].map((id) => ({ lead_id: id, seq: 1, stuck: PROJECTION_VERSION })));
    expect(await projectPiece(db(), 500)).toBe(0);
    await rows("update assessments set lead_score = 130 where id = 1");
    await project();
    expect(await clocks()).toEqual([NOW, null]);
    await rows("update lead_marks set stuck = 0");
    await project();
    expect([await clocks(), await marks()]).toEqual([[NOW, NOW], []]);
  });

  it("leaves nothing of a lead that is erased", async () => {
    await lead(1);
    await project();
    expect(await rows("select lead_id from lead_folded")).toEqual([{ lead_id: 1 }]);
    await rows("update assessments set lead_score = 5");
    await erase();
    await project();
    expect([await marks(), await rows("select * from lead_folded")]).toEqual([[], []]);
    await lead(2);
    const write = await halfProjection();
    await erase();
    await write();
    await project();
    expect([await marks(), await rows("select * from lead_folded")]).toEqual([[], []]);
  });

  it("ends in the same after any acts, by however many at once and cut off wherever", async () => {
    const { pick, chance, int } = randomFrom(23);
    const acts = [
      "lead_status = 'Lost'",
      "lead_status = 'SQL'",
      "call_status = 'booked'",
      "call_status = 'cancelled'",
      "phone_flag = 'many_numbers'",
      "phone_flag = null",
      "lead_score = 130",
    ];
    for (let id = 1; id <= 12; id++) await lead(id);
    let refused = 0;
    for (let act = 0; act < 150; act++) {
      const halves = [await halfProjection(), await halfProjection()];
      await rows(`update assessments set ${pick(acts)}, updated_at = ? where id = ?`, NOW + act, 1 + int(12));
      if (chance(0.2))
        await rows(
          "update assessments set updated_at = ?1, call_requested_at = ?1 where id = ?2",
          NOW + act,
          1 + int(12),
        );
      // The others are as those of an object that died before it wrote.
      for (const half of halves) if (chance(0.7) && !(await half())) refused++;
    }
    await project();
    expect(refused).toBeGreaterThan(30);
    expect(await marks()).toEqual([]);
    const wrong = await rows(
      `select id, lead_status, call_status, phone_flag, clock_started_at, due_at from assessments where
       (clock_started_at is not null) <> (phone_flag is null and lead_status in ('MQL', 'SQL')
         and coalesce(call_status, '') <> 'booked')
       or (clock_started_at is null) <> (due_at is null)`,
    );
    expect(wrong).toEqual([]);
  });
});

describe("a batch that has to be exact", () => {
  const read = (d1: D1Database) => {
    const open = openDb(d1, "first-primary").db;
    return projectedBatch(open, () => ({
      clocks: allSql<{ at: number | null }>(open, sql`select clock_started_at as at from assessments`),
    }));
  };

  it("draws what is open and reads again, and costs one trip where nothing is", async () => {
    await lead(1);
    const first = countingDatabase();
    expect([await read(first.DB), first.trips()]).toEqual([{ clocks: [{ at: NOW }] }, 4]);
    const second = countingDatabase();
    expect([await read(second.DB), second.trips()]).toEqual([{ clocks: [{ at: NOW }] }, 1]);
  });
});
