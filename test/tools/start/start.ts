import { rmSync, writeFileSync } from "node:fs";
import { fail } from "../fail.ts";
import { startStack, type LocalStack } from "./local-stack.ts";
import { stopPrograms } from "../run-program.ts";
import { parseStackOptions, USAGE } from "./stack-options.ts";
import { stopWithParent } from "./stop-with-parent.ts";
import { welcome } from "./welcome.ts";

function writeReadyFile(file: string, stack: LocalStack): void {
  const { appUrl, accessUrl, bookingUrl, slackUrl, mailUrl, state, mailDir } = stack;
  writeFileSync(
    file,
    JSON.stringify({ pid: process.pid, appUrl, accessUrl, bookingUrl, slackUrl, mailUrl, state, mailDir }),
  );
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes("--help")) return console.log(USAGE);
  const { readyFile, ...options } = parseStackOptions(args);
  if (readyFile) rmSync(readyFile, { force: true });
  const starting = startStack(options, {
    onStep: (step) => console.log(step),
    onLog: ({ level, message }) =>
      level === "error" || level === "warn" ? console.error(message) : console.log(message),
  });
  stopWithParent(async () => {
    // A build or a migration that is still going on.
    stopPrograms();
    await (await starting.catch(() => null))?.stop();
  });
  const stack = await starting;
  if (readyFile) writeReadyFile(readyFile, stack);
  console.log(welcome(stack));
  const part = await stack.failed;
  await stack.stop();
  fail(`Stopped, because ${part} ended.`);
}

main().catch(fail);
