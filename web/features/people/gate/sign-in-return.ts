const KEY = "admin-sign-in-return";

type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps the requested query for this browser tab, because the sign-in page returns to the bare dashboard. */
export function keepReturn(memory: Memory, search: string): void {
  if (search) memory.setItem(KEY, search);
}

/** Returns and clears the kept query. */
export function takeReturn(memory: Memory): string | null {
  const search = memory.getItem(KEY);
  memory.removeItem(KEY);
  return search;
}
