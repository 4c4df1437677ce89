import { sql, type SQL } from "drizzle-orm";

/** A time in milliseconds since 1970 as an ISO string. */
export const isoSql = (column: SQL) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`;
