// `node test/tools/run.mjs FILE [options]`: what the scripts of package.json go through. It runs on a bare
// clone with Node 20, so it imports built-in modules only until the packages are there.
import { installPackages } from "./install-packages.mjs";
import { runTool } from "./run-tool.mjs";

const [file = "", ...args] = process.argv.slice(2);
installPackages();
runTool(file, args);
