/** The text of a pattern over as many lines as it needs; line breaks, and the indentation after them, are left out. */
export function source(text: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw(text, ...parts).replace(/\n\s*/g, "");
}

/** A pattern that is too long for a line, written like `source`. */
export function pattern(text: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  return new RegExp(source(text, ...parts));
}

/** One pattern that fits wherever one of the phrases does; of several that fit at a place the first. */
export function anyOf(phrases: readonly RegExp[], flags = ""): RegExp {
  return new RegExp(phrases.map((phrase) => phrase.source).join("|"), flags);
}

export function fitsAny(phrases: readonly RegExp[], text: string): boolean {
  return phrases.some((phrase) => phrase.test(text));
}
