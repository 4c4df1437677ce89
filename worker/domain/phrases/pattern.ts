/** Joins a pattern written over several lines, dropping line breaks and the indentation after them. */
export function source(text: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw(text, ...parts).replace(/\n\s*/g, "");
}

/** A pattern too long for one line, written like `source`. */
export function pattern(text: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  return new RegExp(source(text, ...parts));
}

/** A pattern that matches wherever one of the phrases does; at each position, the first matching phrase counts. */
export function anyOf(phrases: readonly RegExp[], flags = ""): RegExp {
  return new RegExp(phrases.map((phrase) => phrase.source).join("|"), flags);
}

export function fitsAny(phrases: readonly RegExp[], text: string): boolean {
  return phrases.some((phrase) => phrase.test(text));
}
