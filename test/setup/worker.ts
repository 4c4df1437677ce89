import { reset } from "cloudflare:test";
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

beforeEach(async () => {
  forgetSiteSettings();
  // What an object was still at when all was reset can have kept the database.
  while (await isMigrated()) await reset();
  await env.DB.batch(migrateAll);
});

afterEach(async () => {
  // All files of a runtime share its clock: one that stays a day ahead makes young rows old in the next.
  vi.useRealTimers();
  await settled();
  await reset();
});

async function isMigrated(): Promise<boolean> {
  const query = "select 1 from sqlite_master where name = 'assessments'";
  return (await env.DB.prepare(query).first()) !== null;
}
