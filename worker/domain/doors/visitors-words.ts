/** Fields whose text visitors wrote, or that come from a link that they followed, with all that is below them. */
const OF_VISITORS: ReadonlySet<string> = new Set([
  "name",
  "email",
  "website",
  "answers",
  "extra",
  "formAnswers",
  "firstTouch",
  "lastTouch",
  "subject",
  "source",
  "campaign",
  "id",
  "key",
  "parent",
]);

/** `from` is a status too, from which staff have moved the lead. */
function isSender(field: string, value: unknown): boolean {
  return field === "from" && typeof value === "string" && value.includes("@");
}

/** Nobody can say anything with digits alone, as the ids of ads are. */
const DIGITS = /^[\d/]*$/;

/**
 * The same answer, with each text of a visitor as `{visitorWrote: …}`: an assistant cannot take it for what anybody else
 * says, and nothing in the text can close the mark.
 */
export function markedWords(answer: object, isOfVisitor = false): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answer).map(([field, value]) => [
      field,
      marked(value, isOfVisitor || OF_VISITORS.has(field) || isSender(field, value)),
    ]),
  );
}

function marked(value: unknown, isOfVisitor: boolean): unknown {
  if (typeof value === "string") return isOfVisitor && !DIGITS.test(value) ? { visitorWrote: value } : value;
  if (Array.isArray(value)) return value.map((one: unknown) => marked(one, isOfVisitor));
  return typeof value === "object" && value !== null ? markedWords(value, isOfVisitor) : value;
}
