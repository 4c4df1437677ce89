/** The list with one entry at another place. */
export function moved<Item>(values: readonly Item[], from: number, to: number): Item[] {
  const rest = values.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...values.slice(from, from + 1));
}
