import path from "node:path";
import { repoRoot } from "./repo-root.mjs";

export const binFolder = path.join(repoRoot, "node_modules", ".bin");

/**
 * The environment of every program of the toolchain: the packages' own programs come first, the pinned Node
 * among them; no usage reports, and no look-up of where this machine is.
 */
export const toolEnv = () => ({
  ...process.env,
  PATH: binFolder + path.delimiter + process.env.PATH,
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
});
