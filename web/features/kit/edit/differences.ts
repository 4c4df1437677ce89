/** The fields in which two records differ, one line each, labelled as in their form. */
export function differences(
  theirs: object,
  yours: object,
  labels: Record<string, string>,
): { theirs: string; yours: string } {
  const mine = new Map<string, unknown>(Object.entries(yours));
  const changed = Object.entries(theirs).filter(
    ([field, value]) => mine.has(field) && JSON.stringify(value) !== JSON.stringify(mine.get(field)),
  );
  const line = (field: string, value: unknown) => `${labels[field] ?? field}: ${plain(value)}`;
  return {
    theirs: changed.map(([field, value]) => line(field, value)).join("\n"),
    yours: changed.map(([field]) => line(field, mine.get(field))).join("\n"),
  };
}

function plain(value: unknown): string {
  if (value === null || value === "") return "none";
  if (Array.isArray(value)) return value.map((part) => `\n  ${plain(part)}`).join("");
  return typeof value === "string" ? value : JSON.stringify(value);
}
