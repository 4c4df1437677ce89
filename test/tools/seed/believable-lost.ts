import { ABOUT_OUTCOME } from "#domain/calls/call-outcomes";
import type { LostReason } from "#domain/leads/lost-reason";
import type { Random } from "../../setup/random/random.ts";
import type { SeedCall } from "./believable-calls.ts";
import { LOST_NOTES } from "./people.ts";
import { weighted } from "./weighted.ts";

export type SeedLost = { reason: LostReason | null; note: string | null };

/** Why a lead was lost. Only one that nobody has talked to was not reached, and not everybody gives a reason. */
export function believableLost(random: Random, calls: readonly SeedCall[]): SeedLost {
  const isReached = calls.some(({ outcome }) => ABOUT_OUTCOME[outcome].isReached);
  const reason = weighted(random, [
    ["price", 28],
    ["timing", 20],
    ["not_reached", isReached ? 0 : 24],
    ["not_a_fit", 12],
    ["competitor", 8],
    ["other", 6],
    [null, 12],
  ] as const);
  return { reason, note: reason === "other" ? random.pick(LOST_NOTES) : null };
}
