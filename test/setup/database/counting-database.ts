import { env } from "cloudflare:workers";
import { databaseWith } from "./database-with.ts";

/** The database, with its round trips counted. */
export function countingDatabase() {
  let count = 0;
  const DB = databaseWith(env.DB, async () => {
    count++;
  });
  return { DB, trips: () => count };
}

/** The database, of which all round trips but the first `quick` wait for `over`. */
export function slowDatabase(quick: number, over: Promise<void>): D1Database {
  let trips = 0;
  return databaseWith(env.DB, async () => {
    if (++trips > quick) await over;
  });
}
