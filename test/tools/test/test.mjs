// `npm test`. Runs on a bare clone with Node 20: built-in modules only until the packages are there.
import { spawnSync } from "node:child_process";
import { installPackages } from "../install-packages.mjs";
import { runTool } from "../run-tool.mjs";
import { findChromium } from "./chromium.mjs";

/** Whether apt brought a Chromium, as it does on Debian and its kin. */
function installChromium() {
  const aptGet = (...args) => {
    // Without a password at hand, sudo says so at once instead of asking.
    const isRoot = process.getuid?.() === 0;
    const command = isRoot ? ["apt-get", ...args] : ["sudo", "--non-interactive", "apt-get", ...args];
    const { status } = spawnSync(command[0], command.slice(1), {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    return status === 0;
  };
  if (spawnSync("apt-get", ["--version"], { stdio: "ignore" }).error) return false;
  console.log("Installing Chromium with apt-get (once) …");
  return aptGet("update", "-qq") && aptGet("install", "-y", "-qq", "--no-install-recommends", "chromium");
}

const args = process.argv.slice(2);
const suites = args.filter((arg) => !arg.startsWith("--"));
const walks = suites.length === 0 || suites.includes("journeys") || suites.includes("wide-journeys");
const walksJourneys = walks && !args.includes("--help");

installPackages();
if (walksJourneys && !findChromium() && (process.env.CHROMIUM_PATH || !installChromium())) {
  console.error(
    "The journeys need a Chromium, and none was found. Install Chromium and put it on PATH,\n" +
      "or name one: CHROMIUM_PATH=/path/to/chromium npm test",
  );
  process.exit(1);
}
runTool("test/tools/test/run-tests.ts", args);
