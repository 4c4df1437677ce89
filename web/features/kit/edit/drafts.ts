import { useCallback, useState } from "react";

/**
 * The records that drafts were begun on. The one on screen may follow somebody else's change meanwhile; what is saved
 * is compared with the one that was read, so that theirs is not written over unseen.
 */
export class DraftBases<R extends { id: number }> {
  readonly #bases = new Map<number, R>();

  /** To be called with each change of a draft; null ends it. */
  note(record: R, before: string | null, draft: string | null): void {
    if (draft === null) this.#bases.delete(record.id);
    else if (before === null) this.#bases.set(record.id, record);
  }

  /** What to save on top of. After a reload it is the record as it is now. */
  of(record: R): R {
    return this.#bases.get(record.id) ?? record;
  }
}

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

/** Unsaved text, kept by name for the browser tab; null if there is none. */
export function useKeptDraft(name: string): [draft: string | null, setDraft: (text: string | null) => void] {
  const [draft, setDraft] = useState(() => readDraft(name));
  const change = useCallback(
    (text: string | null) => {
      keepDraft(name, text);
      setDraft(text);
    },
    [name],
  );
  return [draft, change];
}

/** A form as typed: every field as text, by name. */
export type Draft = Readonly<Record<string, string>>;

/** A draft as text that can be compared and stored. */
export function draftText(draft: Draft): string {
  return JSON.stringify(Object.entries(draft).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The draft in a stored text, with the fields of `empty`; null if there is none. */
export function readDraftText(text: string | null, empty: Draft): Draft | null {
  if (text === null) return null;
  try {
    const entries: unknown = JSON.parse(text);
    if (!Array.isArray(entries)) return null;
    const kept = new Map<unknown, unknown>(
      entries.filter(Array.isArray).map(([name, value]) => [name, value]),
    );
    return Object.fromEntries(
      Object.keys(empty).map((name) => [name, String(kept.get(name) ?? empty[name])]),
    );
  } catch {
    return null;
  }
}
