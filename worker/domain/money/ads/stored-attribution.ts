import { isIsoTime } from "../../time/is-iso-time.ts";
import type { Attribution, Touch } from "./attribution.ts";
import { CAMPAIGN_FIELDS, isTouchText, TOUCH_FIELDS } from "./touch-fields.ts";

/**
 * What a browser stored of its arrivals, of whatever age: only what the server would accept. Every page reads it, so it
 * does without a schema.
 */
export function storedAttribution(stored: unknown): Attribution {
  const { first, last } = fieldsOf(stored);
  return { first: storedTouch(first), last: storedTouch(last) };
}

function storedTouch(stored: unknown): Touch | undefined {
  const { at, unfilled, ...fields } = fieldsOf(stored);
  if (typeof at !== "string" || !isIsoTime(at)) return undefined;
  const touch: Touch = { at };
  for (const name of TOUCH_FIELDS) {
    const text = fields[name];
    if (typeof text === "string" && isTouchText(name, text)) touch[name] = text;
  }
  const named = CAMPAIGN_FIELDS.filter((name) => Array.isArray(unfilled) && unfilled.includes(name));
  if (named.length > 0) touch.unfilled = named;
  return touch;
}

const fieldsOf = (value: unknown): { [name: string]: unknown } =>
  typeof value === "object" && value !== null ? { ...value } : {};
