import { readD1Migrations, type D1Migration } from "@cloudflare/vitest-plugin";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    migrations: D1Migration[];
  }
}

/** Hands the real migrations to the tests, which cannot read files. */
export default async function provideMigrations(project: TestProject): Promise<void> {
  project.provide("migrations", await readD1Migrations("migrations"));
}
