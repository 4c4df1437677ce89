/** What the visitor is told of a call that they may have asked for. */
export type CallState = "none" | "asked" | "claimed" | "called" | "withdrawn";

export type AskedCall = {
  /** Times are in milliseconds since 1970. */
  callRequestedAt: number | null;
  callWithdrawnAt: number | null;
  lastCallAt: number | null;
  /** The member of staff who has the lead. */
  owner: string | null;
};

/** Calls and claims from before the request count for nothing but that somebody already has the lead. */
export function callState({ callRequestedAt, callWithdrawnAt, lastCallAt, owner }: AskedCall): CallState {
  if (callRequestedAt === null) return callWithdrawnAt === null ? "none" : "withdrawn";
  if (lastCallAt !== null && lastCallAt >= callRequestedAt) return "called";
  return owner === null ? "asked" : "claimed";
}
