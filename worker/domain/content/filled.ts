const PLACEHOLDER = /\{(\w+)\}/g;

/** The names of the placeholders in a text, such as `{link}`, in order. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
}

/** The text with its placeholders filled in; those without a value stay as they are. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => values[name] ?? whole);
}
