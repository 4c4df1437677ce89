import { startStack, type LocalStack } from "../../tools/start/local-stack.ts";
import { test as journey } from "../journey.ts";

/** From whom its mails come, which is a setting. */
const SENDER = {
  EMAIL_FROM: "Strong Weeks <hub@example.com>",
  SENDER_POSTAL_ADDRESS: "Strong Weeks, Turnstraße 8, 10115 Berlin, Germany",
};

/**
 * Journeys on a site of their own: what is published or left as a draft there is read by those of no other file. Files
 * of one name would share a site, in whatever order they come.
 */
export const onOwnSite = (name: string) =>
  journey.extend<object, { site: string; stack: LocalStack }>({
    site: [name, { scope: "worker", option: true }],
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
