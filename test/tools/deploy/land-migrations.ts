// `npm run db:land`: puts new migrations on the list of those that are never edited again (`migrations/README.md`).
import { parseArgs } from "node:util";
import { fail } from "../fail.ts";
import { landMigrations } from "./landed-migrations.ts";

try {
  parseArgs();
  const added = landMigrations();
  console.log(added.length > 0 ? `Landed: ${added.join(", ")}` : "Every migration has landed already.");
} catch (error) {
  fail(error);
}
