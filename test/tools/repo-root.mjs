import { fileURLToPath } from "node:url";

/** The folder that holds package.json. */
export const repoRoot = fileURLToPath(new URL("../..", import.meta.url));
