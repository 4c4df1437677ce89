/**
 * Unsaved text, kept for the browser tab: it survives its card scrolling out of the list, a reload, and having to sign
 * in again.
 */
const PREFIX = "admin-draft:";
const memory = new Map<string, string>();

export function readDraft(name: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Whether there is a draft whose name begins like this. */
export function hasDraft(start: string): boolean {
  return [...memory.keys(), ...storedNames()].some((name) => name.startsWith(start));
}

/** Null deletes the draft. */
export function keepDraft(name: string, text: string | null): void {
  if (text === null) memory.delete(name);
  else memory.set(name, text);
  try {
    if (text === null) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, text);
  } catch {
    // If storage is blocked or full, the copy in memory has to do.
  }
}

function storedNames(): string[] {
  try {
    return Object.keys(sessionStorage).flatMap((key) =>
      key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
    );
  } catch {
    return [];
  }
}
