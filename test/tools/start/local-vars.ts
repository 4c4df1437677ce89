import path from "node:path";
import { unstable_getVarsForDev, unstable_readConfig } from "wrangler";
import { repoRoot } from "../repo-root.mjs";

/** The vars and secrets of the Worker as wrangler and Vite read them: `wrangler.toml`, then `.dev.vars`. */
export function localVars(): Record<string, string> {
  const { configPath, vars, secrets } = unstable_readConfig(
    { config: path.join(repoRoot, "wrangler.toml") },
    { hideWarnings: true },
  );
  const bindings = unstable_getVarsForDev(configPath, undefined, vars, undefined, true, secrets);
  return Object.fromEntries(
    Object.entries(bindings).flatMap(([name, binding]) =>
      typeof binding.value === "string" ? [[name, binding.value]] : [],
    ),
  );
}
