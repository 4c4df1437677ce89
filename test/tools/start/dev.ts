// `npm run dev`: serves the app from its sources and reloads it as they change, with the stand-ins beside it. `-- --port N`
// moves the app.
import path from "node:path";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { unstable_getVarsForDev, unstable_readConfig } from "wrangler";
import { startCron } from "./cron-ticker.ts";
import { fail } from "../fail.ts";
import { assertPortsAreFree } from "./free-ports.ts";
import { ensureLocalSecrets } from "./local-secrets.ts";
import { migrateLocal } from "./migrate-local.ts";
import { repoRoot } from "../repo-root.mjs";
import { DEFAULT_PORTS } from "./stack-options.ts";
import { startStandIns } from "./stand-ins.ts";
import { stopWithParent } from "./stop-with-parent.ts";
import { Stops } from "./stops.ts";

const stops = new Stops();

/** The vars and secrets of the Worker as wrangler and Vite read them: `wrangler.toml`, then `.dev.vars`. */
function localVars(): Record<string, string> {
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

/** Serves both sides of the app from their sources, reloaded as they change. */
async function startVite(port: number): Promise<void> {
  const server = await createServer({
    configFile: path.join(repoRoot, "vite.config.ts"),
    server: { port, strictPort: true },
  });
  stops.add(() => server.close());
  await server.listen();
}

async function main(): Promise<void> {
  stopWithParent(() => stops.stop());
  const { values } = parseArgs({ options: { port: { type: "string", default: String(DEFAULT_PORTS.app) } } });
  const ports = { ...DEFAULT_PORTS, app: Number(values.port) };
  // wrangler.toml names the ports of the stand-ins, so only the app can be moved.
  await assertPortsAreFree(Object.values(ports).map((port) => ({ port, option: "npm run dev -- --port" })));
  ensureLocalSecrets();
  await migrateLocal();
  const appUrl = `http://localhost:${ports.app}`;
  const vars = localVars();
  const standIns = await startStandIns({ ...ports, appUrl, vars }, stops);
  await startVite(ports.app);
  stops.add(startCron(appUrl));
  console.log(`
  ${appUrl}         the app, reloaded as you edit; the first page takes half a minute
  ${appUrl}/admin   the dashboard: sign in as ada@${vars["ADMIN_EMAIL_DOMAIN"]}
  ${standIns.slack.url}         the Slack stand-in; Meta’s form: ${standIns.meta.url}/form; the mailbox: ${standIns.mail.url}
`);
  const part = await standIns.failed;
  await stops.stop();
  fail(`Stopped, because ${part} ended.`);
}

main().catch(fail);
