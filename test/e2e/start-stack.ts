import type { FullConfig } from "@playwright/test";
import { startStack, type LocalStack } from "../tools/local-stack.ts";

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
  const stacks: LocalStack[] = [];
  // One after the other: the first one builds for all.
  for (let worker = 0; worker < workers; worker++) {
    stacks.push(await startStack({ ports: "random", state: "temporary", cron: false }, events));
  }
  // The journeys run in processes of their own, which inherit this.
  process.env["JOURNEY_APP_URLS"] = stacks.map(({ appUrl }) => appUrl).join(" ");
  return async () => {
    await Promise.all(stacks.map((stack) => stack.stop()));
  };
}
