// `npm run dev`.
import { installPackages } from "./install-packages.mjs";
import { runTool } from "./run-tool.mjs";

installPackages();
runTool("test/tools/start/start-dev.ts", process.argv.slice(2));
