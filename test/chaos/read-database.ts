import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** What the Worker writes at that moment is waited for. */
const PATIENCE_MS = 5000;

/** The rows of a query on the Worker's database, read from its file while the Worker runs. */
export function readRows<Row>(state: string, sql: string): Row[] {
  const database = new DatabaseSync(databaseFile(state), { readOnly: true, timeout: PATIENCE_MS });
  try {
    return JSON.parse(JSON.stringify(database.prepare(sql).all()));
  } finally {
    database.close();
  }
}

/** The first column of a query's one row, a number. */
export function readNumber(state: string, sql: string): number {
  return Number(Object.values(readRows<Record<string, unknown>>(state, sql)[0] ?? {})[0]);
}

/** The file of the Worker's database below a folder of states. */
export function databaseFile(state: string): string {
  const folder = path.join(state, "v3", "d1");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const file = files.find((name) => name.endsWith(".sqlite") && !name.includes("metadata"));
  if (!file) throw new Error("There is no database to read.");
  return path.join(folder, file);
}
