import { parsedJson } from "#domain/parsed-json";

/** A longer answer holds no extraction: that has at most some hundred tokens. */
const LONGEST = 20_000;
/** Each is a look at the rest of the text, so this bounds the time. */
const MOST_LOOKS = 100;

/**
 * The JSON objects in a text, in the order in which they begin, whatever stands around them: prose, a fence, another
 * object, braces that are no JSON.
 */
export function objectsIn(text: string): unknown[] {
  const all = text.slice(0, LONGEST);
  const found: unknown[] = [];
  let at = all.indexOf("{");
  for (let look = 0; at >= 0 && look < MOST_LOOKS; look++) {
    const end = objectEnd(all, at);
    const json = end === null ? undefined : parsedJson(all.slice(at, end));
    if (json !== undefined) found.push(json);
    at = all.indexOf("{", at + 1);
  }
  return found;
}

/** Where the braces that open at a place are closed again, those in strings aside; null if they are not. */
function objectEnd(text: string, start: number): number | null {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (isString && char === "\\") at += 1;
    else if (char === '"') isString = !isString;
    else if (!isString && char === "{") depth += 1;
    else if (!isString && char === "}") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}
