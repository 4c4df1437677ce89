import type { Budget } from "../db/budget.ts";
import { becomeLeads, findWaiting } from "../db/leads/waiting-addresses.ts";
import { recipientHash } from "../delivery/email/unsubscribe-token.ts";
import { inPieces } from "./in-pieces.ts";

const ADDRESSES_A_PIECE = 200;
const PACE = { pieces: 5, budgetMs: 5000 };

/** Turns the addresses that were left before the opening into leads, once the funnel is open. */
export async function openToWaiting(env: Env, now: number, budget: Budget): Promise<number> {
  const db = budget.work;
  return inPieces(PACE, budget, async () => {
    const found = await findWaiting(db, ADDRESSES_A_PIECE);
    const waiting = await Promise.all(
      found.map(async ({ id, email }) => ({ id, recipient: await recipientHash(env, email) })),
    );
    return waiting.length === 0 ? 0 : becomeLeads(db, waiting, now);
  });
}
