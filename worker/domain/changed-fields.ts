/** The fields of a record that a write changes. What the write leaves out stays as it is. */
export function changedFields(seen: object, write: object): string[] {
  const stored = new Map<string, unknown>(Object.entries(seen));
  return Object.entries(write)
    .filter(
      ([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(stored.get(field)),
    )
    .map(([field]) => field);
}
