import type { TestProject } from "vitest/node";
import { CREATE_LEDGER } from "../../tools/deploy/ledger.ts";
import { migrationFiles } from "../../tools/deploy/migration-files.ts";
import { sentMigration } from "../../tools/deploy/sent-migration.ts";

declare module "vitest" {
  interface ProvidedContext {
    migrations: string[];
  }
}

/** Hands the real migrations to the tests, which cannot read files: the ledger, and each as it is sent to D1. */
export default function provideMigrations(project: TestProject): void {
  project.provide("migrations", [CREATE_LEDGER, ...migrationFiles().map(sentMigration)]);
}
