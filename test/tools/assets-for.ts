import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { repoRoot } from "./repo-root.mjs";

const BUILT_ASSETS = path.join(repoRoot, "dist", "client");

type Vars = Record<string, string>;

const originOf = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).origin : null);

/**
 * The folder of assets for a Worker with these vars. The build wrote the booking host of its own vars
 * into `_headers`; for another one the assets are copied below `tmp` and the host is exchanged there.
 */
export function assetsFor(vars: Vars, builtVars: Vars, tmp: string): string {
  const built = originOf(builtVars["BOOKING_URL"]);
  const wanted = originOf(vars["BOOKING_URL"]);
  if (!built || !wanted || built === wanted) return BUILT_ASSETS;
  const copy = path.join(tmp, "assets");
  rmSync(copy, { recursive: true, force: true });
  cpSync(BUILT_ASSETS, copy, { recursive: true });
  const headers = path.join(copy, "_headers");
  writeFileSync(headers, readFileSync(headers, "utf8").replaceAll(built, wanted));
  return copy;
}
