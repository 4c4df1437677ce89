/** A value as JSON that may stand in a document's script. */
export const embeddedJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
