/** A Markdown table; columns whose head begins with `>` are aligned right. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(heads.map((head) => head.replace(/^>/, ""))),
    line(heads.map((head) => (head.startsWith(">") ? "--:" : "---"))),
    ...rows.map(line),
  ].join("\n");
}

/** Milliseconds to a hundredth. */
export function ms(value: number): string {
  return value.toFixed(2);
}

/** A ratio to a hundredth. */
export function times(value: number): string {
  return `${value.toFixed(2)}×`;
}

export function count(value: number): string {
  return value.toLocaleString("en", { maximumFractionDigits: 0 });
}

export function mark(ok: boolean): string {
  return ok ? "✓" : "✗";
}
