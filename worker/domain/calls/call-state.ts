/** What the visitor sees about a call that they may have requested. */
export type CallState = "none" | "asked" | "claimed" | "called" | "withdrawn";

export type AskedCall = {
  /** Times are in milliseconds since 1970. */
  callRequestedAt: number | null;
  callWithdrawnAt: number | null;
  lastCallAt: number | null;
  /** Since when the lead waits for a call; another number after a wrong one restarts it. */
  clockStartedAt: number | null;
  /** The member of staff who owns the lead. */
  owner: string | null;
  ownerSince: number | null;
  createdAt: number;
};

/**
 * Calls and claims from before the request only show that the lead already has an owner. An owner since the assessment
 * began took over from an older assessment of its e-mail or phone (`takenOver`), and is not shown: the visitor must not
 * learn from an address whether a lead has it.
 */
export function callState(call: AskedCall): CallState {
  const { callRequestedAt, callWithdrawnAt, lastCallAt, clockStartedAt, owner, ownerSince, createdAt } = call;
  if (callRequestedAt === null) return callWithdrawnAt === null ? "none" : "withdrawn";
  if (!isCallAwaited({ callRequestedAt, lastCallAt, clockStartedAt })) return "called";
  const isClaimed = owner !== null && ownerSince !== null && ownerSince > createdAt;
  return isClaimed ? "claimed" : "asked";
}

/** Whether a call was requested and none was made since. */
export function isCallAwaited({
  callRequestedAt,
  lastCallAt,
  clockStartedAt,
}: Pick<AskedCall, "callRequestedAt" | "lastCallAt" | "clockStartedAt">): boolean {
  if (callRequestedAt === null) return false;
  return lastCallAt === null || lastCallAt < Math.max(callRequestedAt, clockStartedAt ?? 0);
}
