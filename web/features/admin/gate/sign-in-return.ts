const KEY = "admin-sign-in-return";

type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps, for this browser tab, what the address asked for: the sign-in page leads back to the bare dashboard. */
export function keepReturn(memory: Memory, search: string): void {
  if (search) memory.setItem(KEY, search);
}

/** What was kept, once. */
export function takeReturn(memory: Memory): string | null {
  const search = memory.getItem(KEY);
  memory.removeItem(KEY);
  return search;
}
