import type { Channel } from "#domain/delivery/channels";
import { sql, type SQL } from "drizzle-orm";

/** Whether a column names a destination of this channel, so that an index on it still serves. */
export function isOfChannel(column: SQL, channel: Channel): SQL {
  return channel === "webhook" ? isOfEndpoints(column) : sql`${column} = ${channel}`;
}

/** Whether a column names a webhook endpoint. */
export function isOfEndpoints(column: SQL): SQL {
  return sql`(${column} >= 'webhook:' and ${column} < 'webhook;')`;
}
