import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { migrateLocal } from "./migrate-local.ts";
import { migrationFiles } from "../deploy/migration-files.ts";
import { setAsideOldDatabase } from "./old-database.ts";

let root: string;
let state: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "bpm-funnel-state-"));
  state = path.join(root, "state");
});
afterEach(() => rmSync(root, { recursive: true }));

const d1Folder = (folder = state) => path.join(folder, "v3", "d1", "miniflare-D1DatabaseObject");

/** A database with a lead, made by migrations of these names. */
function makeDatabase(...migrations: string[]): void {
  mkdirSync(d1Folder(), { recursive: true });
  const db = new DatabaseSync(path.join(d1Folder(), "abc.sqlite"));
  db.exec("create table leads (name); insert into leads values ('Ada'); create table d1_migrations (name)");
  for (const name of migrations) db.prepare("insert into d1_migrations values (?)").run(name);
  db.close();
}

it("moves a database aside that migrations made which are gone, and never over another", () => {
  for (const aside of [path.join(root, "state-old"), path.join(root, "state-old-2")]) {
    makeDatabase("0000_tables.sql", "0010_fewer-indexes.sql");
    expect(setAsideOldDatabase(state)).toBe(aside);
    expect(existsSync(state)).toBe(false);
    const moved = new DatabaseSync(path.join(d1Folder(aside), "abc.sqlite"));
    expect({ ...moved.prepare("select name from leads").get() }).toEqual({ name: "Ada" });
    moved.close();
  }
});

it("leaves a database alone that these migrations made, all or some, and one that there is not", () => {
  expect(setAsideOldDatabase(state)).toBeNull();
  makeDatabase("0000_tables.sql");
  expect(setAsideOldDatabase(state)).toBeNull();
  expect(readdirSync(root)).toEqual(["state"]);
});

it("says where the old one is, and begins a new one in its place", async () => {
  makeDatabase("0003_delivery-and-bookings.sql");
  const said: string[] = [];
  const { log } = console;
  console.log = (text: string) => void said.push(text);
  try {
    await migrateLocal(state);
  } finally {
    console.log = log;
  }
  expect(said).toEqual([expect.stringContaining(`The old is in ${path.join(root, "state-old")}`)]);
  const applied = readdirSync(d1Folder())
    .filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite")
    .map((name) => new DatabaseSync(path.join(d1Folder(), name), { readOnly: true }))
    .map((db) => db.prepare("select name from d1_migrations order by id").all());
  expect(applied.flat().map(({ name }) => name)).toEqual(migrationFiles().map(({ name }) => name));
  expect(setAsideOldDatabase(state)).toBeNull();
});
