import * as z from "zod/mini";

/**
 * An object with any of these keys, all its values alike; with any keys where none are named. Zod's own
 * record serves keys of every kind and weighs 1 KB on every page.
 */
export function recordOf<Value extends z.core.$ZodType>(value: Value, keys?: readonly string[]) {
  const isKnown = (record: object) => !keys || Object.keys(record).every((key) => keys.includes(key));
  return z.catchall(z.object({}), value).check(z.refine(isKnown));
}
