/**
 * The browser's storage as JSON. In-app browsers may block it and it may be full: data that cannot be stored is kept
 * for the life of the page, and nothing ever throws.
 */
const memory = new Map<string, string>();

export function readStored(key: string): unknown {
  const text = memory.get(key) ?? readText(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns whether the value will outlive the page. */
export function store(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  memory.delete(key);
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage has nothing to forget.
  }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
