import { listDurableObjectIds, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, inject, vi } from "vitest";
import { forgetSiteSettings } from "../../worker/delivery/site-env.ts";
import { settled } from "./api.ts";
import { guardConsole } from "./runtime/console-guard.ts";
import { guardOutbound } from "./runtime/outbound-guard.ts";

guardConsole();
guardOutbound();

// What all migrations make, in one call and one transaction: running each before each test took a fifth of the time.
const migrateAll = inject("migrated").map((sql) => env.DB.prepare(sql));

// Rows written since the database's object began, also those rolled back; and what is there to write to.
const touches = env.DB.prepare("select total_changes() as changes, count(*) as parts from sqlite_master");
/** What `touches` tells of the database as it stands here, migrated and no more. */
let untouched: string | null = null;

beforeEach(async () => {
  forgetSiteSettings();
  if (untouched !== null) return;
  // What an object was still at when all was reset can have kept the database.
  while (await isMigrated()) await reset();
  await env.DB.batch(migrateAll);
  untouched = await readTouches();
});

afterEach(async () => {
  // All files of a runtime share its clock: one that stays a day ahead makes young rows old in the next.
  vi.useRealTimers();
  await settled();
  // What a test that was only refused has left as it was serves the next.
  if ((await readTouches()) === untouched && !(await hasObjects())) return;
  untouched = null;
  await reset();
});

async function readTouches(): Promise<string> {
  return JSON.stringify(await touches.first());
}

async function hasObjects(): Promise<boolean> {
  const ids = await Promise.all([listDurableObjectIds(env.DESK), listDurableObjectIds(env.CHAT_SESSIONS)]);
  return ids.flat().length > 0;
}

async function isMigrated(): Promise<boolean> {
  const query = "select 1 from sqlite_master where name = 'assessments'";
  return (await env.DB.prepare(query).first()) !== null;
}
