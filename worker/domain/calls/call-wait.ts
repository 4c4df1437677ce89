const MINUTE_MS = 60_000;

/**
 * How long a lead waited for its first call, in whole minutes: in calling hours, by which targets are set, and by the
 * clock, as the lead lived it.
 */
export type CallWait = { callingMinutes: number; livedMinutes: number };

/** What an assessment stores about its first call. Times are in milliseconds since 1970. */
export type FirstCallMarks = {
  firstAwaitedAt: number | null;
  firstOutcomeAt: number | null;
  firstCallMs: number | null;
};

/** Null if no clock ran when the lead was first called, or it has not been. */
export function callWait({ firstAwaitedAt, firstOutcomeAt, firstCallMs }: FirstCallMarks): CallWait | null {
  if (firstAwaitedAt === null || firstOutcomeAt === null || firstCallMs === null) return null;
  return {
    callingMinutes: Math.ceil(firstCallMs / MINUTE_MS),
    livedMinutes: Math.ceil((firstOutcomeAt - firstAwaitedAt) / MINUTE_MS),
  };
}

/** Whether calling hours leave out so much of the wait that showing them alone would mislead. */
export function isLivedLonger({ callingMinutes, livedMinutes }: CallWait): boolean {
  return livedMinutes >= 2 * callingMinutes && livedMinutes - callingMinutes >= 30;
}
