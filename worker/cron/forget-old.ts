import { openDb } from "../db/client.ts";
import { deleteExpired, deleteSettled } from "../db/privacy/retention.ts";
import { inPieces } from "./in-pieces.ts";

/** Covers up to ten messages and events per start, at 300,000 starts a day. */
const PACE = { pieces: 10, budgetMs: 5000 };

/** Deletes records that are needed only for a while: tombstones, used nonces, old deliveries. */
export async function forgetOld(env: Env, now: number): Promise<number> {
  const { db } = openDb(env.DB, "first-primary");
  const expired = await inPieces(PACE, () => deleteExpired(db, now));
  return expired + (await inPieces(PACE, () => deleteSettled(db, now)));
}
