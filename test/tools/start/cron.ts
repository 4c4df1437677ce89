// `npm run cron`: runs the scheduled jobs of the app that `npm start` runs, now, or with `-- --at 2026-12-24T09:00Z` as if
// it were that time. `--port N` if the app listens elsewhere.
import { parseArgs } from "node:util";
import { tickCron } from "./cron-ticker.ts";
import { fail } from "../fail.ts";
import { DEFAULT_PORTS } from "./stack-options.ts";

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: "string", default: String(DEFAULT_PORTS.app) }, at: { type: "string" } },
  });
  const at = values.at === undefined ? Date.now() : Date.parse(values.at);
  if (Number.isNaN(at)) throw new Error(`--at takes a time like 2026-12-01T09:00Z, not "${values.at}"`);
  const appUrl = `http://localhost:${values.port}`;
  await tickCron(appUrl, undefined, at).catch((error: unknown) => {
    // What fetch throws where nobody listens says nothing of that.
    throw error instanceof TypeError
      ? new Error(`Nothing answers at ${appUrl}. Run npm start, or pass --port if it runs elsewhere.`, {
          cause: error,
        })
      : error;
  });
  console.log(`The scheduled jobs ran as of ${new Date(at).toISOString()}.`);
}

main().catch(fail);
