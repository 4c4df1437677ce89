import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, inject } from "vitest";
import { settled } from "./api.ts";
import { guardConsole } from "./console-guard.ts";
import { guardOutbound } from "./outbound-guard.ts";

guardConsole();
guardOutbound();

beforeEach(async () => {
  await applyD1Migrations(env.DB, inject("migrations"));
});

afterEach(async () => {
  await settled();
  await reset();
});
