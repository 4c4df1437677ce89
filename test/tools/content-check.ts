// `npm run content:check`: what in web/content is still a sample. Ends with 1 while anything is.
import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { repoRoot } from "./repo-root.mjs";

const CONTENT = path.join(repoRoot, "web", "content");

type Sample = { file: string; place: string; fields: string[] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** What to call an entry of a list: its own name where it has one. */
function entryName(entry: unknown, index: number): string {
  return isObject(entry) && typeof entry["name"] === "string" ? `"${entry["name"]}"` : String(index);
}

/** Everything marked `sample` in a value, with the path to it and what else it holds. */
function samplesIn(value: unknown, place: string): Omit<Sample, "file">[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => samplesIn(entry, `${place}[${entryName(entry, index)}]`));
  }
  if (!isObject(value)) return [];
  if (value["sample"] === true) {
    return [{ place, fields: Object.keys(value).filter((key) => key !== "sample") }];
  }
  return Object.entries(value).flatMap(([key, part]) => samplesIn(part, place ? `${place}.${key}` : key));
}

async function samplesOf(file: string): Promise<Sample[]> {
  const module: unknown = await import(pathToFileURL(path.join(CONTENT, file)).href);
  if (!isObject(module)) return [];
  return samplesIn({ ...module }, "").map((sample) => ({ file: `web/content/${file}`, ...sample }));
}

const files = readdirSync(CONTENT).filter((file) => file.endsWith(".ts"));
const samples = (await Promise.all(files.map(samplesOf))).flat();
for (const { file, place, fields } of samples) console.log(`${file}  ${place}: replace ${fields.join(", ")}`);
console.log(
  samples.length > 0
    ? `${samples.length} samples remain. Replace each and remove its \`sample\` mark before this goes public.`
    : "No samples remain.",
);
process.exitCode = samples.length > 0 ? 1 : 0;
