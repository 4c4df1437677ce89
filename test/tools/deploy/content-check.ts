// `npm run content:check`: what is still a sample, or a picture that does not fit its file.
// Ends with 1 while anything is.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { inventedIn, placeName } from "#domain/content/places";
import { sample as builtIn } from "#domain/content/sample/sample";
import { repoRoot } from "../repo-root.mjs";

const WEB = path.join(repoRoot, "web");

/** Something in `web/content` that is in the way of a deployment: where it is, and what to do about it. */
type Finding = { place: string; problem: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** What to call an entry of a list: its own name where it has one. */
function entryName(entry: unknown, index: number): string {
  return isObject(entry) && typeof entry["name"] === "string" ? `"${entry["name"]}"` : String(index);
}

/** Everything in a value that is marked as a sample or is a picture that does not fit its file. */
async function findingsIn(value: unknown, place: string, publicFolder: string): Promise<Finding[]> {
  if (!isObject(value)) return [];
  const { sample } = value;
  if (sample === true || typeof sample === "string") return [{ place, problem: sampleProblem(value) }];
  const problem = await pictureProblem(value, publicFolder);
  if (problem !== null) return [{ place, problem }];
  const parts = Array.isArray(value)
    ? value.map((entry, index) => [`${place}[${entryName(entry, index)}]`, entry] as const)
    : Object.entries(value).map(([key, part]) => [place ? `${place}.${key}` : key, part] as const);
  return (await Promise.all(parts.map(([name, part]) => findingsIn(part, name, publicFolder)))).flat();
}

/** A mark may say what belongs in the sample's place. */
function sampleProblem({ sample, ...fields }: Record<string, unknown>): string {
  const todo = `replace ${Object.keys(fields).join(", ")}`;
  return typeof sample === "string" ? `${todo}. ${sample}` : todo;
}

/** Why a picture would be missing or distorted; null for what fits, and for what is no picture. */
async function pictureProblem(value: Record<string, unknown>, publicFolder: string): Promise<string | null> {
  const { src, width, height } = value;
  if (typeof src !== "string" || typeof width !== "number" || typeof height !== "number") return null;
  const file = path.join(publicFolder, src);
  if (!src.startsWith("/") || !existsSync(file))
    return `there is no file web/public/${src.replace(/^\//, "")}`;
  const own = await sharp(file).metadata();
  return own.width === width && own.height === height
    ? null
    : `${src} is ${own.width} × ${own.height}, not ${width} × ${height}: correct width and height`;
}

/** What is in the way of a deployment, each as a line to read. */
export async function contentProblems(): Promise<string[]> {
  const invented = inventedIn(builtIn).map(
    (place) => `worker/domain/content/sample  ${placeName(place)}: replace “${place.text}”`,
  );
  return [...invented, ...(await folderProblems())];
}

/** What is in the way in the modules of a folder of content, each as a line to read. */
export async function folderProblems(
  contentFolder = path.join(WEB, "content"),
  publicFolder = path.join(WEB, "public"),
): Promise<string[]> {
  const files = readdirSync(contentFolder).filter((file) => file.endsWith(".ts"));
  const found = await Promise.all(
    files.map(async (file) => {
      const module: unknown = await import(pathToFileURL(path.join(contentFolder, file)).href);
      const findings = isObject(module) ? await findingsIn({ ...module }, "", publicFolder) : [];
      return findings.map(({ place, problem }) => `web/content/${file}  ${place}: ${problem}`);
    }),
  );
  return found.flat();
}

async function main(): Promise<void> {
  const problems = await contentProblems();
  for (const problem of problems) console.log(problem);
  console.log(
    problems.length > 0
      ? `${problems.length} places are not ready for the public. Replace each sample and remove its \`sample\` mark.`
      : "No samples remain.",
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (import.meta.main) await main();
