import * as z from "zod/mini";

/**
 * An object whose values all have the same type, with any of these keys; without `keys`, with any keys at all. Zod's
 * own record supports every kind of key and adds 1 KB to every page.
 */
export function recordOf<Value extends z.core.$ZodType>(value: Value, keys?: readonly string[]) {
  const isKnown = (record: object) => !keys || Object.keys(record).every((key) => keys.includes(key));
  return z.catchall(z.object({}), value).check(z.refine(isKnown));
}
