import { and, eq, sql } from "drizzle-orm";
import { batchOf } from "../batch-of.ts";
import { runSql, type Db } from "../client.ts";
import { apiRequests } from "../schema/doors.ts";

const KEPT_MS = 24 * 60 * 60 * 1000;

/** A call that may come again: whose it is, the hashes of its own key and of its body, and the lead that it would make. */
export type ApiRequest = { keyId: number; requestHash: string; bodyHash: string; leadgenId: string };

/**
 * Notes a call, for a day, unless it has come before. Returns the call that stands: of several at once, all are given
 * the same lead.
 */
export async function noteRequest(db: Db, request: ApiRequest, now: number): Promise<ApiRequest> {
  const isIt = and(eq(apiRequests.keyId, request.keyId), eq(apiRequests.requestHash, request.requestHash));
  const { stored } = await batchOf(db, {
    noted: runSql(
      db,
      sql`
      insert into ${apiRequests} (key_id, request_hash, body_hash, leadgen_id, at)
      values (${request.keyId}, ${request.requestHash}, ${request.bodyHash}, ${request.leadgenId}, ${now})
      on conflict (key_id, request_hash) do update set body_hash = excluded.body_hash,
        leadgen_id = excluded.leadgen_id, at = excluded.at
      where api_requests.at <= ${now - KEPT_MS}`,
    ),
    stored: db.select().from(apiRequests).where(isIt),
  });
  const [row] = stored;
  if (!row) throw new Error("A call that was just noted is not there.");
  const { keyId, requestHash, bodyHash, leadgenId } = row;
  return { keyId, requestHash, bodyHash, leadgenId };
}
