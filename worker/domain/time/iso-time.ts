import * as z from "zod/mini";
import { isIsoTime } from "./is-iso-time.ts";

/** A UTC time as ISO text, `2026-11-20T14:00:00.000Z`, on a day that exists. Stricter and smaller than zod's own. */
export function isoTime(error: string) {
  return z.string({ error }).check(z.refine(isIsoTime, { error }));
}
