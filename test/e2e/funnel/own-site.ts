import { startStack, type LocalStack } from "../../tools/start/local-stack.ts";
import { test as journey } from "../journey.ts";

/** A site of its own: what is published here is read by no other journey. */
export const test = journey.extend<object, { stack: LocalStack }>({
  stack: [
    async ({}, use) => {
      const where = { ports: "random", state: "temporary" } as const;
      const copyOf = process.env["JOURNEY_MIGRATED_STATE"] ?? "";
      const stack = await startStack({ ...where, copyOf, build: false, cron: false });
      await use(stack);
      await stack.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ stack }, use) => use(stack.appUrl),
});
