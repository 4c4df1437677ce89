// `npm run content:check`: what the content that ships has invented. Ends with 1 while anything is.
import { parseArgs } from "node:util";
import { inventedIn, placeName } from "#domain/content/places";
import { sample } from "#domain/content/sample/sample";
import { fail } from "../fail.ts";

/** What the sample has invented, each as a line to read. */
export function contentProblems(): string[] {
  return inventedIn(sample).map(
    (place) => `worker/domain/content/sample  ${placeName(place)}: replace “${place.text}”`,
  );
}

function main(): void {
  parseArgs();
  const problems = contentProblems();
  for (const problem of problems) console.log(problem);
  console.log(
    problems.length > 0
      ? `${problems.length} texts are made up. Publish your own in the dashboard, under Funnel.`
      : "Nothing is invented.",
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (import.meta.main) {
  try {
    main();
  } catch (error) {
    fail(error);
  }
}
