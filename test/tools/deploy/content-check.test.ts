import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { folderProblems } from "./content-check.ts";
import { runProgram } from "../run-program.ts";

const folder = mkdtempSync(path.join(tmpdir(), "content-"));
const publicFolder = path.join(folder, "public");
afterAll(() => rmSync(folder, { recursive: true }));

/** The problems of one module with this text. */
async function problemsOf(name: string, text: string): Promise<string[]> {
  const content = path.join(folder, name);
  mkdirSync(content, { recursive: true });
  writeFileSync(path.join(content, `${name}.ts`), text);
  return folderProblems(content, publicFolder);
}

async function putPicture(name: string): Promise<void> {
  mkdirSync(path.join(publicFolder, "pictures"), { recursive: true });
  const picture = sharp({ create: { width: 80, height: 96, channels: 3, background: "#fff" } });
  await picture.webp().toFile(path.join(publicFolder, "pictures", name));
}

test("a sample is named with its place and what to replace, an entry of a list by its name", async () => {
  const text = `export const people = [{ name: "Ada", role: "x" }, { sample: true, name: "Bo", role: "y" }];`;
  expect(await problemsOf("samples", text)).toEqual([
    'web/content/samples.ts  people["Bo"]: replace name, role',
  ]);
});

test("a mark that says what belongs there is shown with it", async () => {
  const text = `export const pictures = { logo: { sample: "An SVG.", src: null, alt: "BPM" } };`;
  expect(await problemsOf("marks", text)).toEqual([
    "web/content/marks.ts  pictures.logo: replace src, alt. An SVG.",
  ]);
});

test.each([
  ["fits its file", 80, 96, "/pictures/a.webp", []],
  [
    "has another size",
    96,
    96,
    "/pictures/a.webp",
    ["/pictures/a.webp is 80 × 96, not 96 × 96: correct width and height"],
  ],
  ["is not there", 80, 96, "/pictures/b.webp", ["there is no file web/public/pictures/b.webp"]],
])("a picture that %s", async (_what, width, height, src, problems) => {
  await putPicture("a.webp");
  const name = `picture-${width}-${src.replaceAll(/\W/g, "")}`;
  const text = `export const founder = ${JSON.stringify({ src, width, height, alt: "Ada" })};`;
  expect(await problemsOf(name, text)).toEqual(
    problems.map((problem) => `web/content/${name}.ts  founder: ${problem}`),
  );
});

test("the pictures that this repository draws are samples that a deployment refuses", async () => {
  const { code, output } = await runProgram("node", ["test/tools/deploy/content-check.ts"]);
  expect(code).toBe(1);
  expect(output).toContain("landing.book.author: replace “Adrian Cole”");
  for (const slot of [
    "pictures.ts  pictures.founder",
    "pictures.ts  pictures.bookCover",
    "logos.ts  logos.onLight",
    "logos.ts  logos.onDark",
    "pictures.ts  sharedPicture",
  ]) {
    expect(output).toMatch(new RegExp(`^web/content/${slot}: replace src, width, height\\. \\w`, "m"));
  }
});
