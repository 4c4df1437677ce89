// `npm test`. Runs on a bare clone with Node 20: built-in modules only until the packages are there.
import { installChromium } from "./install-chromium.mjs";
import { installPackages } from "../install-packages.mjs";
import { runTool } from "../run-tool.mjs";

const args = process.argv.slice(2);
const suites = args.filter((arg) => !arg.startsWith("--"));

installPackages();
if (suites.length === 0 || suites.includes("journeys")) installChromium();
runTool("test/tools/test/run-tests.ts", args);
