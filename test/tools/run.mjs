// `node test/tools/run.mjs FILE [options]`: what the scripts of package.json go through. It runs on a bare
// clone with Node 20, so it imports built-in modules only until the packages are there.
import { installPackages } from "./install-packages.mjs";
import { runTool } from "./run-tool.mjs";
import { toolHelp } from "./tool-help.mjs";

const [file = "", ...args] = process.argv.slice(2);
const help = args.includes("--help") ? toolHelp(file) : "";
if (help === "") {
  installPackages();
  runTool(file, args);
} else {
  console.log(help);
}
