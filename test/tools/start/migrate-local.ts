import { setAsideOldDatabase } from "./old-database.ts";
import { runProgram } from "../run-program.ts";
import { DEFAULT_STATE } from "./stack-options.ts";

/** Applies the migrations that a local database has not seen yet. `state` is the folder it lives in. */
export async function migrateLocal(state: string = DEFAULT_STATE): Promise<void> {
  const aside = setAsideOldDatabase(state);
  if (aside) {
    console.log(
      `The local database was made by migrations that are gone: a new one begins. The old is in ${aside}`,
    );
  }
  const { code, output } = await runProgram(
    "wrangler",
    ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state],
    // Without CI wrangler asks before it applies anything.
    { env: { CI: "1" } },
  );
  if (code !== 0) throw new Error(`The migrations could not be applied.\n${output}`);
}

if (import.meta.main) await migrateLocal();
