import path from "node:path";
import { expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { repoRoot } from "../repo-root.mjs";

it.each([undefined, "production"])("the jobs of environment %s run once a minute", (env) => {
  const config = path.join(repoRoot, "wrangler.toml");
  const settings = unstable_readConfig({ config, ...(env && { env }) }, { hideWarnings: true });
  // Each run does whatever is due, so a second trigger would do it twice in the minutes that both name.
  expect(settings.triggers.crons).toEqual(["* * * * *"]);
});
