import { startStack } from "../tools/local-stack.ts";

/** Starts the built app and its stand-ins for the journeys. Gives what stops them. */
export default async function startStackForJourneys(): Promise<() => Promise<void>> {
  const stack = await startStack(
    { ports: "random", state: "temporary", cron: false },
    {
      onLog: ({ level, message }) => {
        if (level === "error" || level === "warn") console.error(`[worker] ${message}`);
      },
    },
  );
  // The journeys run in processes of their own, which inherit this.
  process.env["JOURNEY_APP_URL"] = stack.appUrl;
  return stack.stop;
}
