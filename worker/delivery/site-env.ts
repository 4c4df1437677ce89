import { varsWith, type SiteSettingKey } from "#domain/settings/site-settings";
import { openDb } from "../db/client.ts";
import { findSiteSettings } from "../db/settings/settings.ts";
import { logError } from "../log.ts";
import { within } from "./within.ts";

/** For so long what was read last holds; then it is read again behind the work, */
const FRESH_MS = 4_000;
/** and from then on before it: a change holds everywhere within 10 s, as a publish does. */
const STALE_MS = 9_000;
/** D1 answers in milliseconds; longer than this nobody waits for it. */
const PATIENCE_MS = 1_500;

type Stored = Partial<Record<SiteSettingKey, string>>;

/** What an isolate, which has one database, has read last. `text` tells whether anything differs. */
let known: { stored: Stored; text: string; readAt: number } | null = null;
/** A request never waits for what another one reads. */
let isReading = false;

/** One copy per environment and settings, so that what is cached by environment holds until a setting changes. */
const copies = new WeakMap<Env, { env: Env; text: string }>();
/** Which environments are such copies, and of which. */
const originals = new WeakMap<Env, Env>();

/**
 * The environment with what owners have set in place of the vars that it was deployed with. It costs warm work nothing.
 * While D1 is away it is as known last, or as deployed. `behind` lets a read go on behind the answer.
 */
export async function siteEnv(given: Env, behind?: (work: Promise<void>) => void): Promise<Env> {
  const env = originals.get(given) ?? given;
  const age = known ? Date.now() - known.readAt : Infinity;
  if (age >= STALE_MS || (age >= FRESH_MS && !behind)) await read(env);
  else if (age >= FRESH_MS && !isReading) behind?.(read(env));
  return known && Object.keys(known.stored).length > 0 ? copyWith(env, known) : env;
}

/** Whoever has just changed a setting sees what comes of it. */
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
