import { openDb } from "../db/client.ts";
import { deleteExpired, deleteSettled } from "../db/privacy/retention.ts";
import { inPieces } from "./in-pieces.ts";

/** Up to ten messages and events a start, at 300,000 starts a day. */
const PACE = { pieces: 10, budgetMs: 5000 };

/** Drops what only had to be known for a while: tombstones, spent nonces, what was delivered long ago. */
export async function forgetOld(env: Env, now: number): Promise<number> {
  const { db } = openDb(env.DB, "first-primary");
  const expired = await inPieces(PACE, () => deleteExpired(db, now));
  return expired + (await inPieces(PACE, () => deleteSettled(db, now)));
}
