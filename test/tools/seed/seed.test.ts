import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { EMAIL_MAX, NAME_MAX } from "#domain/funnel/answers/contact-fields";
import { plainLeadCells, plainSpendCells, storedCells } from "../../setup/ads/plain-cells.ts";
import { randomFrom } from "../../setup/random/random.ts";
import { migrationFiles } from "../deploy/migration-files.ts";
import { arrivalTime } from "./arrival-times.ts";
import { believableAssessment } from "./believable-assessment.ts";
import { bulkLoad } from "./bulk-load.ts";
import { drawConsequences } from "./draw-consequences.ts";
import { loadAssessments } from "./load-assessments.ts";
import { makeHostile } from "./make-hostile.ts";
import { loadSpend } from "./load-spend.ts";
import { loadSteps } from "./load-steps.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const ROLL_UPS = ["lead_days", "campaign_days", "call_days", "owner_days", "sql_days", "assessment_prefixes"];

function migratedDatabase(): DatabaseSync {
  const db = new DatabaseSync(":memory:");
  for (const { sql } of migrationFiles()) db.exec(sql);
  return db;
}

const all = (db: DatabaseSync, sql: string) =>
  db
    .prepare(sql)
    .all()
    .map((row) => ({ ...row }));

const plainRows = (db: DatabaseSync, sql: string) =>
  all(db, sql).map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        value === null || typeof value === "number" ? value : String(value),
      ]),
    ),
  );

/** What each roll-up holds, emptied cells aside, and what a search finds. */
function contents(db: DatabaseSync) {
  const rollUps = ROLL_UPS.map((table) => {
    const filled = table === "assessment_prefixes" ? "true" : "total <> 0";
    return all(db, `select * from ${table} where ${filled}`)
      .map((row) => JSON.stringify(row))
      .toSorted();
  });
  const found = all(
    db,
    "select rowid from assessment_search where assessment_search match '\"ample\"' order by 1",
  );
  return { rollUps, found };
}

const load = (db: DatabaseSync, count: number) => loadAssessments(db, { count, now: NOW });

describe("a bulk load", () => {
  it("leaves what the triggers would have left, on top of what was there", () => {
    const [bulk, plain] = [migratedDatabase(), migratedDatabase()];
    for (const count of [50, 300]) {
      bulkLoad(
        bulk,
        () => load(bulk, count),
        () => {},
      );
      load(plain, count);
      drawConsequences(plain);
      for (const db of [bulk, plain]) db.exec("update assessments set call_booked_at = 1 where id % 3 = 0");
    }
    expect(contents(bulk)).toEqual(contents(plain));
    expect(all(bulk, "select * from assessments")).toEqual(all(plain, "select * from assessments"));
    expect(contents(bulk).found.length).toBeGreaterThan(3);
  });

  it("numbers each lead's last change, behind those that were there", () => {
    const db = migratedDatabase();
    for (const count of [50, 300]) {
      bulkLoad(
        db,
        () => load(db, count),
        () => {},
      );
    }
    const leads = all(
      db,
      `select a.id, c.number >= a.updated_at as isLater, a.id > 50 as isSecond from assessments a
       left join lead_changes c on c.lead_id = a.id
       where a.email is not null or a.completed_at is not null order by c.number`,
    );
    expect(leads.length).toBeGreaterThan(100);
    expect(leads.filter(({ isLater }) => isLater !== 1)).toEqual([]);
    expect(leads.map(({ isSecond }) => isSecond)).toEqual(leads.map(({ isSecond }) => isSecond).toSorted());
  });

  it("counts leads for their ads", () => {
    const db = migratedDatabase();
    const ids = "'$.campaign_id', '1' || (id % 3), '$.adset_id', '2' || (id % 5), '$.ad_id', '3' || (id % 7)";
    const loadWithIds = () => {
      load(db, 300);
      db.exec(`update assessments set first_touch = json_set(first_touch, ${ids}) where id % 2 = 0`);
    };
    bulkLoad(db, loadWithIds, () => {});
    const attributed = all(db, "select * from lead_ads where ad_id <> '' and won = 1");
    expect(attributed.length).toBeGreaterThan(3);
    const cells = storedCells(plainRows(db, "select * from ad_lead_stats"), "touch");
    expect(cells).toEqual(plainLeadCells(plainRows(db, "select * from lead_ads")));
  });

  it("counts what ads cost", () => {
    const db = migratedDatabase();
    bulkLoad(
      db,
      () => loadSpend(db, { count: 300, now: NOW }),
      () => {},
    );
    const cells = storedCells(plainRows(db, "select * from ad_spend_stats"), "currency");
    expect(cells).toEqual(plainSpendCells(plainRows(db, "select * from ad_spend")));
    expect(all(db, "select * from ad_names").length).toBeGreaterThan(10);
  });

  it("puts triggers and indexes back as they were", () => {
    const db = migratedDatabase();
    const schema = () => all(db, "select type, name, tbl_name, sql from sqlite_master order by type, name");
    const before = schema();
    bulkLoad(
      db,
      () => load(db, 10),
      () => {},
    );
    expect(schema()).toEqual(before);
  });

  it("leaves nothing behind when it fails", () => {
    const db = migratedDatabase();
    const fails = () => {
      load(db, 10);
      throw new Error("out of disk");
    };
    expect(() => bulkLoad(db, fails, () => {})).toThrow("out of disk");
    expect(all(db, "select count(*) as n from assessments")).toEqual([{ n: 0 }]);
    expect(
      all(db, "select count(*) as n from sqlite_master where type = 'trigger'")[0]?.["n"],
    ).toBeGreaterThan(15);
  });
});

describe("a seeded database", () => {
  it("has people with several assessments, and an audit of each move and call", () => {
    const db = migratedDatabase();
    load(db, 400);
    const returned = all(
      db,
      "select email from assessments where email is not null group by email having count(*) > 1",
    );
    expect(returned.length).toBeGreaterThan(2);
    expect(
      all(db, "select phone from assessments where phone is not null group by phone having count(*) > 1"),
    ).toEqual([]);
    const acts = all(db, "select action, count(*) as n from audit group by action");
    const count = (action: string) => acts.find((row) => row["action"] === action)?.["n"];
    expect(count("lead-status")).toBe(all(db, "select id from status_history").length);
    expect(count("call")).toBe(all(db, "select id from calls").length);
    expect(Number(count("claim"))).toBeGreaterThan(10);
    expect(Number(count("notes"))).toBeGreaterThan(10);
    expect(all(db, `select id from audit where at > ${NOW}`)).toEqual([]);
  });
});

it("a seeded database has calls that were booked, and what became of each on its lead's row", () => {
  const db = migratedDatabase();
  load(db, 2000);
  const became = all(
    db,
    `select coalesce(b.outcome, b.status) as became, count(*) as n from bookings b
     join assessments a on a.id = b.assessment_id and a.call_status = coalesce(b.outcome, b.status)
       and a.call_starts_at = b.starts_at and a.email = b.email and a.updated_at >= b.updated_at
       and (a.call_booked_at is null) = (b.status = 'cancelled')
       and a.call_held_at is iif(b.outcome = 'held', b.starts_at, null)
     group by 1 order by 1`,
  );
  expect(became.map((row) => row["became"])).toEqual(
    expect.arrayContaining(["cancelled", "held", "no_show"]),
  );
  const booked = all(db, "select count(*) as n from bookings")[0]?.["n"];
  expect(became.reduce((sum, { n }) => sum + Number(n), 0)).toBe(booked);
  expect(all(db, "select id from assessments where clock_started_at > 0 and call_status = 'booked'")).toEqual(
    [],
  );
});

it("a hostile database has the same texts each time, as long as they may be, and a lead with 500 events", () => {
  const made = () => {
    const db = migratedDatabase();
    makeHostile(db, loadAssessments(db, { count: 300, now: NOW }), NOW);
    return db;
  };
  const db = made();
  const leads = "select id, name, email, owner, next_action, deal_value from assessments";
  expect(all(made(), leads)).toEqual(all(db, leads));
  const longest = "max(length(name)) as name, max(length(email)) as email, max(length(next_action)) as step";
  expect(all(db, `select ${longest} from assessments`)).toEqual([
    { name: NAME_MAX, email: expect.any(Number), step: expect.any(Number) },
  ]);
  expect(all(db, `select id from assessments where length(email) > ${EMAIL_MAX}`)).toEqual([]);
  const events = all(
    db,
    `select id, (select count(*) from status_history where assessment_id = a.id)
       + (select count(*) from calls where assessment_id = a.id)
       + (select count(*) from audit where entity = 'assessment' and entity_id = cast(a.id as text)) as n
     from assessments a order by n desc limit 2`,
  );
  expect(Number(events[0]?.["n"])).toBeGreaterThanOrEqual(500);
  expect(Number(events[1]?.["n"])).toBeLessThan(100);
});

describe("seeded assessments", () => {
  const rows = (() => {
    const random = randomFrom(5);
    return Array.from({ length: 2000 }, (_, n) =>
      believableAssessment(random, n, arrivalTime(n, 2000, NOW), NOW),
    );
  })();

  it("come in the order of their time, none of it in the future", () => {
    const times = rows.map(({ row }) => Number(row["created_at"]));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    for (const { row, moves, calls } of rows) {
      for (const column of [
        "completed_at",
        "updated_at",
        "booking_link_clicked",
        "email_sent_at",
        "status_updated_at",
        "call_consent_at",
        "clock_started_at",
        "first_outcome_at",
        "last_call_at",
      ]) {
        expect(Number(row[column] ?? 0)).toBeLessThanOrEqual(NOW);
      }
      expect(calls.at(-1)?.at ?? null).toBe(row["last_call_at"] ?? null);
      expect(calls[0]?.at ?? null).toBe(row["first_outcome_at"] ?? null);
      for (const { at } of [...moves, ...calls]) expect(at).toBeLessThanOrEqual(NOW);
      const numbers = [...Object.values(row), ...calls.map(({ at }) => at)];
      expect(numbers.filter((value) => typeof value === "number" && !Number.isInteger(value))).toEqual([]);
      expect(moves.at(-1)?.to).toBe(row["lead_status"] ?? undefined);
    }
  });

  it("are of every kind", () => {
    const values = (column: string) => new Set(rows.map(({ row }) => row[column] ?? null));
    expect(values("assessment_type").size).toBe(2);
    expect([...values("offer_tier")].toSorted()).toEqual([1, 2, 3, 4, 5, null]);
    expect([...values("lead_status")].toSorted()).toEqual(["Hold", "Lost", "SQL", "Won", null]);
    expect(values("session_id").size).toBe(rows.length);
    expect(new Set(rows.flatMap(({ calls }) => calls.map(({ outcome }) => outcome))).size).toBe(6);
    expect(
      rows.filter(({ row }) => row["phone"] && row["first_outcome_at"] === undefined).length,
    ).toBeGreaterThan(3);
    expect(values("campaign").size).toBeGreaterThan(20);
  });
});

it("a seeded database has the steps of the visits behind its assessments, but for those who are not counted", () => {
  const db = migratedDatabase();
  loadSteps(db, load(db, 2000));
  const counted = all(
    db,
    `select door, sum(entered) as n from step_stats where step in ('question_1', 'chat_started') group by door`,
  );
  const started = all(
    db,
    "select assessment_type as door, count(*) as n from assessments group by assessment_type",
  );
  expect(counted.map(({ door }) => door)).toEqual(started.map(({ door }) => door));
  for (const [index, { n }] of counted.entries()) {
    expect(Number(n) / Number(started[index]?.["n"])).toBeGreaterThan(0.75);
    expect(Number(n) / Number(started[index]?.["n"])).toBeLessThan(0.95);
  }
  const onward = "step <> 'landing' group by day, door, step having sum(next) > sum(entered)";
  expect(all(db, `select step from step_stats where ${onward}`)).toEqual([]);
  const [year] = all(db, "select max(day) - min(day) as days from step_stats");
  expect(year?.["days"]).toBeGreaterThan(365);
  const booked = all(db, "select door from step_stats where step = 'booked' group by door");
  expect(booked).toEqual([{ door: "chat" }, { door: "quiz" }]);
});
