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
};

/** Calls and claims from before the request count for nothing but that somebody already has the lead. */
export function callState(call: AskedCall): CallState {
  const { callRequestedAt, callWithdrawnAt, lastCallAt, clockStartedAt, owner } = call;
  if (callRequestedAt === null) return callWithdrawnAt === null ? "none" : "withdrawn";
  const awaitedSince = Math.max(callRequestedAt, clockStartedAt ?? 0);
  if (lastCallAt !== null && lastCallAt >= awaitedSince) return "called";
  return owner === null ? "asked" : "claimed";
}
