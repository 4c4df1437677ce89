import { startStack, type LocalStack } from "../../tools/start/local-stack.ts";
import { test as journey } from "../journey.ts";

/** From whom its mails come, which is a setting. */
const SENDER = {
  EMAIL_FROM: "Strong Weeks <hub@example.com>",
  SENDER_POSTAL_ADDRESS: "Strong Weeks, Turnstraße 8, 10115 Berlin, Germany",
};

/** A site of its own: what is published here is read by no other journey. */
export const test = journey.extend<object, { stack: LocalStack }>({
  stack: [
    async ({}, use) => {
      const where = { ports: "random", state: "temporary" } as const;
      const copyOf = process.env["JOURNEY_MIGRATED_STATE"] ?? "";
      const stack = await startStack({ ...where, copyOf, vars: SENDER, build: false, cron: false });
      await use(stack);
      await stack.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ stack }, use) => use(stack.appUrl),
});
