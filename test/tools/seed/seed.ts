import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { fail } from "../fail.ts";
import { migrateLocal } from "../start/migrate-local.ts";
import { repoRoot } from "../repo-root.mjs";
import { bulkLoad } from "./bulk-load.ts";
import { loadAssessments, removeAssessments } from "./load-assessments.ts";
import { loadForms } from "./load-forms.ts";
import { loadSpend } from "./load-spend.ts";
import { loadSteps } from "./load-steps.ts";
import { loadTemplates } from "./load-templates.ts";
import { makeHostile } from "./make-hostile.ts";
import { DEFAULT_STATE } from "../start/stack-options.ts";

const USAGE = `Fills the local database with believable assessments. About six in ten leave an e-mail address
and so are leads. Stop npm start first, and start it again afterwards.

npm run seed -- [options]
  --assessments N      how many to add (10000, about 6,000 leads)
  --spend N            rows of ad spend to add (0: npm start imports a year of it)
  --state DIR          where the databases are kept (${DEFAULT_STATE})
  --hostile            adds names and texts that break screens, and one lead with 500 events
  --replace            deletes the existing assessments first
  --help               prints this`;

type SeedOptions = { assessments: number; spend: number; state: string; replace: boolean; hostile?: boolean };

/** Null if help is requested. */
function parseSeedOptions(args: string[]): SeedOptions | null {
  try {
    const { values } = parseArgs({
      args,
      options: {
        assessments: { type: "string", default: "10000" },
        spend: { type: "string", default: "0" },
        state: { type: "string", default: DEFAULT_STATE },
        replace: { type: "boolean", default: false },
        hostile: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    if (values.help) return null;
    const assessments = Number(values.assessments);
    if (!Number.isInteger(assessments) || assessments < 1 || assessments > 10_000_000) {
      throw new Error(`"${values.assessments}" is not a number of assessments`);
    }
    const spend = Number(values.spend);
    if (!Number.isInteger(spend) || spend < 0 || spend > 1_000_000) {
      throw new Error(`"${values.spend}" is not a number of rows of spend`);
    }
    const { replace, hostile } = values;
    return { assessments, spend, state: path.resolve(repoRoot, values.state), replace, hostile };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`, { cause: error });
  }
}

/** The local D1's file. Durable Objects have folders of their own. */
function databaseFile(state: string): string {
  const folder = path.join(state, "v3", "d1", "miniflare-D1DatabaseObject");
  const [file, ...others] = readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  if (!file || others.length > 0) throw new Error(`There is not one database in ${folder}.`);
  return path.join(folder, file);
}

/** Adds believable assessments to the local database, the oldest first. Returns how many of them are leads. */
export async function seed(
  { assessments, spend, state, replace, hostile = false }: SeedOptions,
  onStep: (step: string) => void,
): Promise<number> {
  onStep("Migrating");
  await migrateLocal(state);
  const db = new DatabaseSync(databaseFile(state), { timeout: 2000 });
  try {
    prepareForBulk(db);
    let leads = 0;
    const load = () => {
      if (replace) removeAssessments(db);
      const now = Date.now();
      const firstId = loadAssessments(db, { count: assessments, now });
      loadSteps(db, firstId);
      loadSpend(db, { count: spend, now });
      loadTemplates(db, now);
      loadForms(db, now);
      if (hostile) makeHostile(db, firstId, now);
      leads = countLeads(db, firstId);
    };
    bulkLoad(db, load, onStep);
    db.exec("pragma journal_mode = wal");
    return leads;
  } finally {
    db.close();
  }
}

function countLeads(db: DatabaseSync, firstId: number): number {
  const found = db
    .prepare("select count(*) as leads from assessments where id >= ? and email is not null")
    .get(firstId);
  return Number(found?.["leads"]);
}

/** A rollback journal holds only what was there before; the write-ahead log would hold it all twice. */
function prepareForBulk(db: DatabaseSync): void {
  db.exec("pragma cache_size = -400000; pragma mmap_size = 8000000000; pragma synchronous = off");
  try {
    db.exec("pragma journal_mode = delete");
  } catch (error) {
    throw new Error("The database is in use. Stop npm start first.", { cause: error });
  }
}

async function main(): Promise<void> {
  const options = parseSeedOptions(process.argv.slice(2));
  if (!options) return console.log(USAGE);
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(8);
  const leads = await seed(options, (step) => console.log(`${seconds()}  ${step} …`));
  const [added, ofThem] = [options.assessments, leads].map((count) => count.toLocaleString("en"));
  console.log(`${seconds()}  Added ${added} assessments, ${ofThem} of them leads, to ${options.state}.`);
}

if (import.meta.main) await main().catch(fail);
