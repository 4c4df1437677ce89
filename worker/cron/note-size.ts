import { openDb } from "../db/client.ts";
import { noteSize as note } from "../db/database-size/database-sizes.ts";

/** Keeps how large the database was on each day; System Settings tells from it when it will be full. */
export function noteSize(env: Env, now: number): Promise<number> {
  return note(openDb(env.DB, "first-primary").db, now);
}
