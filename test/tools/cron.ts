// `npm run cron`: runs the scheduled jobs of the app that `npm start` runs, now or as if it were later.
import { parseArgs } from "node:util";
import { tickCron } from "./cron-ticker.ts";
import { fail } from "./fail.ts";
import { DEFAULT_PORTS } from "./stack-options.ts";

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: "string", default: String(DEFAULT_PORTS.app) }, at: { type: "string" } },
  });
  const at = values.at === undefined ? Date.now() : Date.parse(values.at);
  if (Number.isNaN(at)) throw new Error(`--at wants a time like 2026-12-01T09:00Z, not "${values.at}"`);
  await tickCron(`http://localhost:${values.port}`, undefined, at);
  console.log(`The scheduled jobs ran as of ${new Date(at).toISOString()}.`);
}

main().catch(fail);
