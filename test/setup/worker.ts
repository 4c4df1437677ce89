import { reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, inject } from "vitest";
import { settled } from "./api.ts";
import { guardConsole } from "./console-guard.ts";
import { guardOutbound } from "./outbound-guard.ts";

guardConsole();
guardOutbound();

const migrations = inject("migrations").flatMap(({ queries }) => queries);

beforeEach(async () => {
  // All in one transaction: one for each migration would take longer than most tests.
  await env.DB.batch(migrations.map((query) => env.DB.prepare(query)));
});

afterEach(async () => {
  await settled();
  await reset();
});
