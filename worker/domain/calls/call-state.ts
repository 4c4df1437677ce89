/** What the visitor is told of a call that they may have asked for. */
export type CallState = "none" | "asked" | "claimed" | "called" | "withdrawn";

export type AskedCall = {
  /** Times are in milliseconds since 1970. */
  callRequestedAt: number | null;
  callWithdrawnAt: number | null;
  lastCallAt: number | null;
  /** Since when a call is awaited; another number after a wrong one starts it afresh. */
  clockStartedAt: number | null;
  /** The member of staff who has the lead. */
  owner: string | null;
  ownerSince: number | null;
  createdAt: number;
};

/**
 * Calls and claims from before the request count for nothing but that somebody already has the lead. Whoever has had it
 * since it began took over from an older assessment of its e-mail or phone (`takenOver`), and is not told of: the
 * visitor must not learn from an address whether there is a lead of it.
 */
export function callState(call: AskedCall): CallState {
  const { callRequestedAt, callWithdrawnAt, lastCallAt, clockStartedAt, owner, ownerSince, createdAt } = call;
  if (callRequestedAt === null) return callWithdrawnAt === null ? "none" : "withdrawn";
  if (!isCallAwaited({ callRequestedAt, lastCallAt, clockStartedAt })) return "called";
  const isClaimed = owner !== null && ownerSince !== null && ownerSince > createdAt;
  return isClaimed ? "claimed" : "asked";
}

/** Whether a call was asked for and none was made since. */
export function isCallAwaited({
  callRequestedAt,
  lastCallAt,
  clockStartedAt,
}: Pick<AskedCall, "callRequestedAt" | "lastCallAt" | "clockStartedAt">): boolean {
  if (callRequestedAt === null) return false;
  return lastCallAt === null || lastCallAt < Math.max(callRequestedAt, clockStartedAt ?? 0);
}
