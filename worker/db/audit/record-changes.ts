/** The fields of a configuration record that a write changes, before and after; null if there are none. */
export function changes(
  seen: object,
  write: object,
): { before: Record<string, unknown>; after: Record<string, unknown> } | null {
  const stored = new Map<string, unknown>(Object.entries(seen));
  const changed = Object.entries(write).filter(
    ([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(stored.get(field)),
  );
  if (changed.length === 0) return null;
  const before = Object.fromEntries(changed.map(([field]) => [field, stored.get(field)]));
  return { before, after: Object.fromEntries(changed) };
}
