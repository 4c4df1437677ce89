// `npm run content:check`: what in web/content is still a sample, or a picture that does not fit its file.
// Ends with 1 while anything is.
import path from "node:path";
import { contentProblems } from "./content-problems.ts";
import { repoRoot } from "../repo-root.mjs";

const web = path.join(repoRoot, "web");
const problems = await contentProblems(path.join(web, "content"), path.join(web, "public"));
for (const problem of problems) console.log(problem);
console.log(
  problems.length > 0
    ? `${problems.length} places are not ready for the public. Replace each sample and remove its \`sample\` mark.`
    : "No samples remain.",
);
process.exitCode = problems.length > 0 ? 1 : 0;
