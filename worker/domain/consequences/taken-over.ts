import type { LeadPlan } from "./lead-facts.ts";

/**
 * What the newer assessment of a person takes over from the one that gave way to it: whose lead it is and what is to be
 * done next, unless it has its own. A number stays where it was given: whoever types another's e-mail into the quiz must
 * not be shown their number. An owner who came over has had it since it began, which is how `callState` knows not to
 * tell its visitor of them.
 */
export function takenOver(
  newer: LeadPlan & { createdAt: number },
  older: LeadPlan & { createdAt: number },
): LeadPlan {
  const { owner, ownerSince, nextAction, nextActionAt, nextActionToldAt } = newer;
  const isOwned = owner !== null || older.owner === null;
  const isPlanned = nextAction !== null || nextActionAt !== null;
  const since = Math.min(older.ownerSince ?? newer.createdAt, newer.createdAt);
  return {
    ...(isOwned ? { owner, ownerSince } : { owner: older.owner, ownerSince: since }),
    ...(isPlanned
      ? { nextAction, nextActionAt, nextActionToldAt }
      : {
          nextAction: older.nextAction,
          nextActionAt: older.nextActionAt,
          nextActionToldAt: older.nextActionToldAt,
        }),
  };
}
