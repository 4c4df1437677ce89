import { sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** The value that an upsert would have inserted into a column. */
export function excluded(column: SQLiteColumn): SQL {
  return sql`excluded.${sql.identifier(column.name)}`;
}

/** The same, or the existing value if that is null. */
export function newest(column: SQLiteColumn): SQL {
  return sql`coalesce(${excluded(column)}, ${column})`;
}
