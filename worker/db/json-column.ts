import { sql, type SQL } from "drizzle-orm";

/** A query that returns JSON text, as a column of another query: many rows of one kind in a single statement. */
export function json<Value>(query: SQL) {
  return sql`(${query})`.mapWith((text: string): Value => JSON.parse(text));
}
