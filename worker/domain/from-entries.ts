/**
 * Builds a record from entries. TypeScript cannot tie each of several keys to its own value type, so the caller names
 * the record and provides an entry for every required key; the compiler checks only that each entry has a key and a
 * value type that occur in the record.
 */
export function fromEntries<Whole extends object>(
  entries: readonly (readonly [keyof Whole, Whole[keyof Whole]])[],
): Whole {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the reason is above; this is the only place
  return Object.fromEntries(entries) as Whole;
}
