import { sql, type SQL } from "drizzle-orm";

/** A written query of one JSON text as a column of another: many rows of a kind in the same statement. */
export function json<Value>(query: SQL) {
  return sql`(${query})`.mapWith((text: string): Value => JSON.parse(text));
}
