/** The first letters of the first two words of a name, in capitals. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => word.slice(0, 1).toUpperCase()).join("");
}
