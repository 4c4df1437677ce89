/** A copy of the record without the keys whose value is undefined. */
export function withoutUndefined<T extends Record<string, string | undefined>>(record: T): T {
  const kept = { ...record };
  for (const key in kept) if (kept[key] === undefined) delete kept[key];
  return kept;
}
