import path from "node:path";
import { unstable_readConfig } from "wrangler";
import type { WorkerSettings } from "./deploy-checks.ts";
import { repoRoot } from "../repo-root.mjs";

/** A binding as wrangler reads it. */
type Named = { binding?: string; name?: string; database_id?: string };

/** The Worker's settings in `wrangler.toml`: the local ones, or those of an environment. */
export function workerSettings(environment?: string): WorkerSettings {
  const config = unstable_readConfig(
    { config: path.join(repoRoot, "wrangler.toml"), ...(environment && { env: environment }) },
    { hideWarnings: true },
  );
  const vars = Object.fromEntries(Object.entries(config.vars).map(([name, value]) => [name, String(value)]));
  const bindings = [
    ...config.d1_databases.map(({ binding }: Named) => binding ?? ""),
    ...config.durable_objects.bindings.map(({ name }: Named) => name ?? ""),
    ...config.send_email.map(({ name }: Named) => name ?? ""),
    ...config.ratelimits.map(({ name }: Named) => name ?? ""),
    ...(config.assets?.binding ? [config.assets.binding] : []),
    ...Object.keys(vars),
  ];
  return {
    vars,
    bindings,
    workersDev: config.workers_dev !== false,
    previewUrls: config.preview_urls !== false,
    databaseIds: config.d1_databases.map(({ database_id: id }: Named) => id ?? ""),
  };
}
