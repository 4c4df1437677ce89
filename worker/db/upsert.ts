import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

/** The value that an upsert would have inserted into a column. */
export function excluded(column: SQLiteColumn): SQL {
  return sql`excluded.${sql.identifier(column.name)}`;
}

/** The same, or the existing value if that is null. */
export function newest(column: SQLiteColumn): SQL {
  return sql`coalesce(${excluded(column)}, ${column})`;
}

/** The existing value, or if that is null the one that would have been inserted. */
export function oldest(column: SQLiteColumn): SQL {
  return sql`coalesce(${column}, ${excluded(column)})`;
}

/** As `newest`, for every column that a row names. */
export function newestOf(table: SQLiteTable, row: object): Record<string, SQL> {
  const named = Object.entries(getTableColumns(table)).filter(([name]) => name in row);
  return Object.fromEntries(named.map(([name, column]) => [name, newest(column)]));
}
