import { varsWith, type SiteSettingKey } from "#domain/settings/site-settings";
import { openDb } from "../db/client.ts";
import { findSiteSettings } from "../db/settings/settings.ts";
import { logError } from "../log.ts";
import { within } from "./within.ts";

/** Settings up to this old are used as they are; older ones are reread in the background. */
const FRESH_MS = 4_000;
/** From this age on they are reread first: like a publish, a change takes effect everywhere within 10 s. */
const STALE_MS = 9_000;
/** D1 answers in milliseconds, so nothing waits for it longer than this. */
const PATIENCE_MS = 1_500;

type Stored = Partial<Record<SiteSettingKey, string>>;

/** What this isolate, which has one database, read last. `text` is compared to detect changes. */
let known: { stored: Stored; text: string; readAt: number } | null = null;
/** Whether a request is reading already; others do not wait for it. */
let isReading = false;

/** One copy per environment and settings, so that caches keyed by environment stay valid until a setting changes. */
const copies = new WeakMap<Env, { env: Env; text: string }>();
/** Maps each copy to its original. */
const originals = new WeakMap<Env, Env>();

/**
 * The environment with the owners' settings in place of the deployed vars. Once cached it costs nothing. While D1 is
 * down, it has the last known settings, or the deployed ones. `behind` lets a read continue after the response.
 */
export async function siteEnv(given: Env, behind?: (work: Promise<void>) => void): Promise<Env> {
  const env = originals.get(given) ?? given;
  const age = known ? Date.now() - known.readAt : Infinity;
  if (age >= STALE_MS || (age >= FRESH_MS && !behind)) await read(env);
  else if (age >= FRESH_MS && !isReading) behind?.(read(env));
  return known && Object.keys(known.stored).length > 0 ? copyWith(env, known) : env;
}

/** Clears the cache, so that somebody who has just changed a setting sees the effect. */
export function forgetSiteSettings(): void {
  known = null;
}

function copyWith(env: Env, { stored, text }: { stored: Stored; text: string }): Env {
  const last = copies.get(env);
  if (last?.text === text) return last.env;
  const copy = { ...env, ...varsWith(env, stored) };
  copies.set(env, { env: copy, text });
  originals.set(copy, env);
  return copy;
}

async function read(env: Env): Promise<void> {
  isReading = true;
  try {
    const { db } = openDb(env.DB, "first-unconstrained");
    const stored = await within(PATIENCE_MS, findSiteSettings(db));
    known = { stored, text: JSON.stringify(stored), readAt: Date.now() };
  } catch (error) {
    logError("settings_not_read", error);
    known = { stored: known?.stored ?? {}, text: known?.text ?? "{}", readAt: Date.now() };
  } finally {
    isReading = false;
  }
}
