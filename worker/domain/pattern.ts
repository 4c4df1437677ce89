/** Joins a pattern written over several lines, dropping line breaks and the indentation after them. */
export function source(text: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw(text, ...parts).replace(/\n\s*/g, "");
}

/** A pattern too long for one line, written like `source`. */
export function pattern(text: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  return new RegExp(source(text, ...parts));
}
