/** A text to be kept, joined anew: a part of another text keeps all of that in memory. */
export function ownText(text: string): string {
  return Array.from(text).join("");
}
