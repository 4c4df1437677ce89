const KEY = "admin-sign-in-at";
/** Once a minute at most, so that a sign-in which never succeeds does not go round in circles. */
const PAUSE_MS = 60_000;

type Memory = Pick<Storage, "getItem" | "setItem">;

/** Whether the page may send itself to the sign-in page now. */
export function maySignIn(memory: Memory, now: number): boolean {
  return now - Number(memory.getItem(KEY) ?? 0) >= PAUSE_MS;
}

/** Remembers, for this browser tab, that the page has just sent itself there. */
export function rememberSignIn(memory: Memory, now: number): void {
  memory.setItem(KEY, String(now));
}
