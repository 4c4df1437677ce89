/** Longer texts are not compared, as they are unlikely to be related. */
const LONGEST = 32;

/**
 * The number of typing mistakes between two short texts: a letter missing, added, replaced, or swapped with its
 * neighbour (optimal string alignment). Infinity for texts over 32 characters.
 */
export function editDistance(a: string, b: string): number {
  if (a.length > LONGEST || b.length > LONGEST) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(last, j - 1) + Number(a[i - 1] !== b[j - 1]);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? at(beforeLast, j - 2) + 1
          : Infinity;
      row.push(Math.min(at(last, j) + 1, at(row, j - 1) + 1, replaced, swapped));
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
