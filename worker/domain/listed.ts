/** Words as a sentence lists them in English: `a, b, and c`. A browser takes long to load a formatter of its own. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  const others = words.slice(0, -1);
  if (others.length === 0) return last;
  return others.length === 1 ? `${others[0]} and ${last}` : `${others.join(", ")}, and ${last}`;
}
