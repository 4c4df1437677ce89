import { spawnSync } from "node:child_process";
import { findChromium } from "./find-chromium.mjs";

// What each system installs programs with, and the commands that bring a Chromium.
const INSTALLERS = {
  "apt-get": [
    ["apt-get", "update", "-qq"],
    ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"],
  ],
  dnf: [["dnf", "install", "-y", "-q", "chromium"]],
  pacman: [["pacman", "-Sy", "--noconfirm", "--quiet", "chromium"]],
  apk: [["apk", "add", "--quiet", "chromium"]],
  zypper: [["zypper", "--non-interactive", "--quiet", "install", "chromium"]],
  brew: [["brew", "install", "--quiet", "--cask", "chromium"]],
  winget: [
    [
      "winget",
      "install",
      "--silent",
      "--accept-package-agreements",
      "--accept-source-agreements",
      "--id",
      "Google.Chrome",
    ],
  ],
};
const FOR_ROOT = new Set(["apt-get", "dnf", "pacman", "apk", "zypper"]);

const has = (program) => !spawnSync(program, ["--version"], { stdio: "ignore" }).error;

function run([program, ...args]) {
  const asRoot = FOR_ROOT.has(program) && process.getuid?.() !== 0;
  // Without a password at hand, sudo says so at once instead of asking.
  const command = asRoot ? ["sudo", "--non-interactive", program, ...args] : [program, ...args];
  const { status, stderr } = spawnSync(command[0], command.slice(1), {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    encoding: "utf8",
  });
  if (status !== 0) console.error(stderr);
  return status === 0;
}

/** Makes sure that there is a Chromium, by whatever this system installs programs with. Ends when it cannot. */
export function installChromium() {
  if (findChromium()) return;
  const installer = Object.keys(INSTALLERS).find(has);
  if (installer && !process.env.CHROMIUM_PATH) {
    console.log(`Installing Chromium with ${installer} (once) …`);
    INSTALLERS[installer].every(run);
    if (findChromium()) return;
  }
  console.error(
    "The tests need a Chromium and none was found. Install Chromium or Chrome and run this again,\n" +
      "or name one: CHROMIUM_PATH=/path/to/chrome npm test",
  );
  process.exit(1);
}
