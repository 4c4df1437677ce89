// `npm run deploy`, or `npm run deploy -- --dry-run`.
import { installPackages } from "./install-packages.mjs";
import { runTool } from "./run-tool.mjs";

installPackages();
runTool("test/tools/deploy/deploy.ts", process.argv.slice(2));
