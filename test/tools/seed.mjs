// `npm run seed -- --assessments 1000`.
import { installPackages } from "./install-packages.mjs";
import { runTool } from "./run-tool.mjs";

installPackages();
runTool("test/tools/seed/seed.ts", process.argv.slice(2));
