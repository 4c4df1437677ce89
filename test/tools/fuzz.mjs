// `npm run fuzz -- --requests 10000`.
import { installPackages } from "./install-packages.mjs";
import { runTool } from "./run-tool.mjs";

installPackages();
runTool("test/fuzz/fuzz.ts", process.argv.slice(2));
