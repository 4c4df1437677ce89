import { sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** What an upsert would have inserted into a column. */
export function excluded(column: SQLiteColumn): SQL {
  return sql`excluded.${sql.identifier(column.name)}`;
}

/** The same, or what is there when it is null. */
export function newest(column: SQLiteColumn): SQL {
  return sql`coalesce(${excluded(column)}, ${column})`;
}
