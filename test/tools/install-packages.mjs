import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { repoRoot } from "./repo-root.mjs";

const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(repoRoot, file), "utf8")).packages;
  } catch {
    return null;
  }
};

/** Whether node_modules holds what the lockfile names. Packages for other systems may be missing. */
function packagesAreInstalled() {
  const wanted = packagesOf("package-lock.json");
  const installed = packagesOf("node_modules/.package-lock.json");
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(
    ([folder, { version, optional }]) =>
      folder === "" || (installed[folder] ? installed[folder].version === version : optional === true),
  );
}

// The node inside node_modules is about to be deleted, so the install runs on the system's own.
const systemPath = () =>
  (process.env.PATH ?? "")
    .split(path.delimiter)
    .filter((folder) => !folder.includes("node_modules"))
    .join(path.delimiter);

/** Installs exactly what the lockfile names, unless it is there already. Needs no Node newer than 20. */
export function installPackages() {
  if (packagesAreInstalled()) return;
  console.log("Installing packages (once, a minute or two) …");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: repoRoot,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, PATH: systemPath() },
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("npm ci failed; its messages are above.");
    process.exit(1);
  }
}
