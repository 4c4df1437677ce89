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
