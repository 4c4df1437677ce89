import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { laterMigration, SCHEMA_OBJECTS } from "../../setup/database/later-migration.ts";
import { migrationProblems } from "./deploy-checks.ts";
import { migrationFiles } from "./migration-files.ts";

const TRIGGER = `create trigger leads_insert after insert on leads BEGIN
  insert into band_changes values (new.band);
END;`;

const FIRST = {
  name: "0000_first.sql",
  sql: `
    create table leads (id integer primary key, score integer, stored integer generated always as (score) stored,
      band text generated always as (iif(score >= 80, 'high', 'low')) virtual,
      rank integer generated always as (score / 2) virtual);
    create index leads_band on leads (band, id);
    create index leads_rank on leads (id) where rank > 10;
    create table band_stats (band text primary key, total integer not null);
    create view band_changes (band) as select null where false;
    create trigger band_changes_insert instead of insert on band_changes BEGIN
      insert into band_stats values (new.band, 1) on conflict do update set total = total + 1;
    END;
    ${TRIGGER}`,
};

const REBUILT =
  "delete from band_stats; insert into band_stats select band, count(*) from leads group by band;";

const NOT_REBUILT = "changes band and does not rebuild band_stats, which is built on it.";

/** A migration that gives the band another rule, and what goes with it. */
const changed = ({ index = "create index leads_band on leads (band, id);", rebuild = REBUILT } = {}) => `
  drop trigger leads_insert;
  drop index leads_band;
  alter table leads drop column band;
  alter table leads add column band text generated always as (iif(score >= 90, 'high', 'low')) virtual;
  ${index}
  ${TRIGGER}
  ${rebuild}`;

const problems = (sql: string) => migrationProblems({ name: "0001_x.sql", sql }, [FIRST]);

describe("a migration that drops a column which is computed as it is read", () => {
  it("may, if it comes back with its index and what is built on it is rebuilt", () => {
    expect(problems(changed())).toEqual([]);
  });

  it("has nothing to rebuild where no roll-up is built on it", () => {
    const sql = `drop index leads_rank; alter table leads drop column rank;
      alter table leads add column rank integer generated always as (score / 3) virtual;
      create index leads_rank on leads (id) where rank > 10;`;
    expect(problems(sql)).toEqual([]);
  });

  it.each([
    ["an index less", changed({ index: "" }), "does not recreate the index leads_band."],
    ["no rebuilding", changed({ rebuild: "" }), NOT_REBUILT],
    ["a roll-up that is only emptied", changed({ rebuild: "delete from band_stats;" }), NOT_REBUILT],
    [
      "a roll-up that is filled before it is emptied",
      changed({ rebuild: "insert into band_stats values ('x', 1); delete from band_stats;" }),
      NOT_REBUILT,
    ],
    ["a part of a roll-up", changed({ rebuild: REBUILT.replace(";", " where total = 0;") }), NOT_REBUILT],
    [
      "no column after it",
      "drop index leads_rank; alter table leads drop rank;",
      "drops the column rank and does not add it again.",
    ],
    [
      "a column of another kind after it",
      "drop index leads_rank; alter table leads drop rank; alter table leads add rank integer;",
      "drops the column rank and does not add it again.",
    ],
    [
      "a stored one",
      "alter table leads drop column stored;",
      "drops the column stored, which can lose rows.",
    ],
  ])("is refused with %s", (_, sql, problem) => {
    expect(problems(sql)).toEqual([expect.stringContaining(`migrations/0001_x.sql ${problem}`)]);
  });
});

it("the later migration of the upgrade test may go out", () => {
  const files = migrationFiles();
  const db = new DatabaseSync(":memory:");
  for (const { sql } of files) db.exec(sql);
  const objects = db.prepare(SCHEMA_OBJECTS).all();
  const text = (row: (typeof objects)[number], name: string) => String(row[name]);
  const sql = laterMigration(
    objects.map((row) => ({ type: text(row, "type"), name: text(row, "name"), sql: text(row, "sql") })),
  );
  expect(migrationProblems({ name: "9999_later.sql", sql }, files)).toEqual([]);
});
