const KEY = "admin-sign-in-at";
/** At most once a minute, so that a sign-in which never succeeds does not loop. */
const PAUSE_MS = 60_000;

type Memory = Pick<Storage, "getItem" | "setItem">;

/** Whether the page may now redirect to the sign-in page. */
export function maySignIn(memory: Memory, now: number): boolean {
  return now - Number(memory.getItem(KEY) ?? 0) >= PAUSE_MS;
}

/** Remembers, for this browser tab, that the page has just redirected there. */
export function rememberSignIn(memory: Memory, now: number): void {
  memory.setItem(KEY, String(now));
}
