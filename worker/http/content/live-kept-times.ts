import type { KeptTimes } from "#domain/content/kept-times";
import { keptTimes } from "#domain/settings/kept-times";
import { listSettings } from "../../db/settings/settings.ts";
import { within } from "../../delivery/within.ts";
import { logError } from "../../log.ts";
import type { AppContext } from "../context.ts";
import { publicDb } from "../db.ts";

/** Like a publish, a changed setting is on the pages within 10 s. */
const FRESH_MS = 9_000;
/** D1 answers in milliseconds, so no response waits for it longer than this. */
const PATIENCE_MS = 1_500;

const known = new WeakMap<Env, { times: KeptTimes; readAt: number }>();

/** The retention times in the settings; while D1 is down, those last read by this isolate, or the initial ones. */
export async function liveKeptTimes(c: AppContext): Promise<KeptTimes> {
  const last = known.get(c.env);
  if (last && Date.now() - last.readAt < FRESH_MS) return last.times;
  const times = await readTimes(c).catch((error: unknown) => {
    logError("settings_not_read", error);
    return last?.times ?? keptTimes({});
  });
  known.set(c.env, { times, readAt: Date.now() });
  return times;
}

async function readTimes(c: AppContext): Promise<KeptTimes> {
  const settings = await within(PATIENCE_MS, listSettings(publicDb(c)));
  return keptTimes(Object.fromEntries(settings.map(({ key, value }) => [key, value])));
}
