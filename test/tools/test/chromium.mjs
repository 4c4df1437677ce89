import { accessSync, constants } from "node:fs";
import path from "node:path";

/** How every Chromium is started here: in a container, alone, and asking nobody for anything. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// The one without windows starts and paints in less time.
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

const PLACES = {
  darwin: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
  win32: [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA].flatMap(
    (root) =>
      root
        ? [
            path.join(root, "Google", "Chrome", "Application", "chrome.exe"),
            path.join(root, "Chromium", "Application", "chrome.exe"),
          ]
        : [],
  ),
};

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The Chromium to test in: the one that CHROMIUM_PATH names, else one on the PATH or where this system
 * keeps its applications.
 *
 * @returns {string | null}
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isProgram(named) ? named : null;
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...(PLACES[process.platform] ?? [])].find(isProgram) ?? null;
}
