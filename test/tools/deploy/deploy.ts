// `npm run deploy`: checks settings, secrets and migrations, builds for production, migrates and deploys. `-- --dry-run`
// does all that needs no account. Each step is in `test/tools/deploy/README.md`.
import { rmSync } from "node:fs";
import path from "node:path";
import { configurationProblems, migrationProblems, offerWarnings, secretProblems } from "./deploy-checks.ts";
import { fail } from "../fail.ts";
import { landedMigrations, landedProblems } from "./landed-migrations.ts";
import { migrationFiles } from "./migration-files.ts";
import { migrateRemote } from "./migrate-remote.ts";
import { repoRoot } from "../repo-root.mjs";
import { addReplyAddresses, replyAddresses } from "./reply-address.ts";
import { runProgram } from "../run-program.ts";
import { toolOptions } from "../tool-options.ts";
import { schemaProblems } from "./schema-drift.ts";
import { workerSettings } from "./worker-settings.ts";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";

/** Away from the local build: `npm start` must never serve what was built for production. */
const OUT = path.join("dist", "production");
const CONFIG = path.join(OUT, "bpm_funnel", "wrangler.json");
const PRODUCTION = ["--env", "production"];

const { values: options } = toolOptions({ options: { "dry-run": { type: "boolean", default: false } } });

/** Everything that is in the way, of what this machine can tell without an account. */
async function localProblems(): Promise<string[]> {
  const migrations = migrationFiles();
  return [
    ...configurationProblems(workerSettings("production"), workerSettings()),
    ...landedProblems(migrations, landedMigrations()),
    ...migrations.flatMap((file, n) => migrationProblems(file, migrations.slice(0, n))),
    ...(await schemaProblems()),
  ];
}

/** What visitors see until somebody publishes content of their own. */
const OPENING_SOON =
  "Until you publish your own content, visitors see 'Opening soon': the sample’s people and figures are invented.";

/** What only the account can tell: which secrets are set. */
async function accountProblems(): Promise<string[]> {
  const { code, output, stdout } = await runProgram("wrangler", [
    "secret",
    "list",
    "--format",
    "json",
    ...PRODUCTION,
  ]);
  // Before the first deployment there is no Worker, and so no secret.
  const isNew = /\b(10007|does not exist)\b/i.test(output);
  if (code !== 0 && !isNew) return [`The secrets could not be listed.\n${output.trim()}`];
  return secretProblems(workerSettings("production").vars, isNew ? [] : secretNames(stdout));
}

function secretNames(json: string): string[] {
  const secrets: unknown = JSON.parse(json);
  if (!Array.isArray(secrets)) return [];
  return secrets.flatMap((secret: unknown) =>
    typeof secret === "object" && secret !== null && "name" in secret ? [String(secret.name)] : [],
  );
}

async function step(
  what: string,
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  console.log(`\n${what} …`);
  const { code } = await runProgram(name, args, { show: true, env: { CI: "1", ...env } });
  if (code !== 0) throw new Error(`${what} failed; its messages are above.`);
}

async function build(): Promise<void> {
  const args = ["build", "--outDir", path.join("..", OUT), "--logLevel", "warn"];
  await step("Building for production", "vite", args, { CLOUDFLARE_ENV: "production" });
  // Vite puts this machine's own secrets beside the Worker; they are not production's.
  rmSync(path.join(repoRoot, path.dirname(CONFIG), ".dev.vars"), { force: true });
  addReplyAddresses(path.join(repoRoot, CONFIG), workerSettings("production").vars);
}

const listed = (problems: string[]) =>
  problems.map((problem) => `  - ${problem.replaceAll("\n", "\n    ")}`).join("\n");

function refuse(problems: string[]): never {
  return fail(
    `This cannot be deployed yet:\n\n${listed(problems)}\n\nThe README's Deploy section covers all of it.`,
  );
}

function warn(warnings: string[]): void {
  if (warnings.length > 0) console.log(`\nGood to know, and in the way of nothing:\n\n${listed(warnings)}`);
}

/** What only the account knows. */
const UNCHECKED =
  "The secrets were not checked: that needs your account, and `npm run deploy` does it first.";

/** Builds and shows what would be uploaded; nothing leaves this machine. */
async function rehearse(): Promise<void> {
  const problems = await localProblems();
  await build();
  await step("Packing the Worker", "wrangler", ["deploy", "--dry-run", "-c", CONFIG]);
  warn([OPENING_SOON, ...offerWarnings(SAMPLE_OFFERS)]);
  const isReady = problems.length === 0;
  if (!isReady) console.log(`\nThe build is fine. Before you can deploy it:\n\n${listed(problems)}`);
  console.log(`\n${UNCHECKED}${isReady ? "\n\nReady: npm run deploy" : ""}`);
}

async function deploy(): Promise<void> {
  const problems = await localProblems();
  if (problems.length > 0) refuse(problems);
  const missing = await accountProblems();
  if (missing.length > 0) refuse(missing);
  const host = new URL(workerSettings("production").vars["APP_ORIGIN"] ?? "").host;
  await build();
  console.log("\nMigrating the database …");
  // Migrations only add, so the version that still runs works with them.
  const begun: string[] = [];
  await migrateRemote((name) => {
    begun.push(name);
    console.log(`  ${name}`);
  });
  await step("Deploying", "wrangler", ["deploy", "-c", CONFIG, "--domain", host]);
  // From then on the offers are those of the database, which staff edit.
  if (begun.includes("0002_first-rows.sql")) warn([OPENING_SOON, ...offerWarnings(SAMPLE_OFFERS)]);
  console.log(`\nhttps://${host} is up to date.`);
  const replies = replyAddresses(workerSettings("production").vars);
  if (replies.length > 0) console.log(`Answers to mails come in at ${replies.join(", ")}.`);
}

try {
  await (options["dry-run"] ? rehearse() : deploy());
} catch (error) {
  fail(error);
}
