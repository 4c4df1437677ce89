/**
 * The record that the entries make. TypeScript cannot tie each of several keys to its own type of value, so the
 * caller names the record, and gives an entry for every key that it requires; the compiler checks that each entry
 * has a key of the record and a type of value that occurs in it.
 */
export function fromEntries<Whole extends object>(
  entries: readonly (readonly [keyof Whole, Whole[keyof Whole]])[],
): Whole {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the reason is above; this is the only place
  return Object.fromEntries(entries) as Whole;
}
