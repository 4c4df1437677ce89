// `npm start`. Runs on a bare clone with Node 20: built-in modules only until the packages are there.
import { installPackages } from "./install-packages.mjs";
import { runTool } from "./run-tool.mjs";

installPackages();
runTool("test/tools/start/start-stack.ts", process.argv.slice(2));
