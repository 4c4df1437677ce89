import path from "node:path";
import { expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { repoRoot } from "../repo-root.mjs";

/** A limiter as wrangler reads it. */
type Guard = { name: string; namespace_id: string; simple: { limit: number; period: number } };

/** Requests a minute (contract 2). */
const A_MINUTE = {
  RL_SUBMIT_SESSION: 10,
  RL_SUBMIT_ADDRESS: 300,
  RL_EVENTS_ADDRESS: 300,
  RL_CHAT_ADDRESS: 120,
  RL_STATUS_SESSION: 60,
  RL_STATUS_ADDRESS: 300,
  RL_HUB_ADDRESS: 120,
  RL_DECISION_ADDRESS: 300,
  RL_SITE_ADDRESS: 120,
  RL_CONFIG_ADDRESS: 300,
  RL_WEBHOOK_ADDRESS: 600,
  RL_CALL_ADDRESS: 5,
  RL_STEPS_ADDRESS: 30,
  RL_STAFF: 600,
  RL_API_KEY: 600,
  RL_REFUSED_ADDRESS: 60,
};

it.each([undefined, "production"])("the flood guards of environment %s are those of the contract", (env) => {
  const config = path.join(repoRoot, "wrangler.toml");
  const settings = unstable_readConfig({ config, ...(env && { env }) }, { hideWarnings: true });
  const guards: Guard[] = settings.ratelimits;
  expect(Object.fromEntries(guards.map(({ name, simple }) => [name, simple.limit]))).toEqual(A_MINUTE);
  expect(guards.every(({ simple }) => simple.period === 60)).toBe(true);
  // Two under one id would count together.
  expect(new Set(guards.map((one) => one.namespace_id)).size).toBe(guards.length);
});
