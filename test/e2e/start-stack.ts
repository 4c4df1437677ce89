import type { FullConfig } from "@playwright/test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildApp, buildIsStale } from "../tools/start/build-app.ts";
import { ensureLocalSecrets } from "../tools/start/local-secrets.ts";
import { startStack } from "../tools/start/local-stack.ts";
import { migrateLocal } from "../tools/start/migrate-local.ts";

const events = {
  onLog: ({ level, message }: { level: string; message: string }) => {
    if (level === "error" || level === "warn") console.error(`[worker] ${message}`);
  },
};

/**
 * Starts the built app and its stand-ins once for each worker, so that journeys side by side share
 * no lead and no rule. Gives what stops them.
 */
export default async function startStacksForJourneys({ workers }: FullConfig): Promise<() => Promise<void>> {
  ensureLocalSecrets();
  const copyOf = mkdtempSync(path.join(tmpdir(), "bpm-funnel-migrated-"));
  const remove = () => rmSync(copyOf, { recursive: true, force: true });
  try {
    await Promise.all([buildIsStale() ? buildApp() : null, migrateLocal(copyOf)]);
    const options = { ports: "random", state: "temporary", copyOf, build: false, cron: false } as const;
    const stacks = await Promise.all(Array.from({ length: workers }, () => startStack(options, events)));
    // The journeys run in processes of their own, which inherit this.
    process.env["JOURNEY_APP_URLS"] = stacks.map(({ appUrl }) => appUrl).join(" ");
    process.env["JOURNEY_MAIL_URLS"] = stacks.map(({ mailUrl }) => mailUrl).join(" ");
    process.env["JOURNEY_MIGRATED_STATE"] = copyOf;
    return async () => {
      await Promise.all(stacks.map((stack) => stack.stop()));
      remove();
    };
  } catch (error) {
    remove();
    throw error;
  }
}
