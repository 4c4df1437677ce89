import { expect, test } from "vitest";
import { criticalCss } from "../../../web/build/critical-css.ts";

const BODY = '<main class="hero md:grid"><p class="[&amp;&gt;a]:underline">Text</p></main>';
const DOCUMENT = `<html lang="en" data-theme="paper"><head><style></style></head><body>${BODY}</body></html>`;

const critical = async (css: string) => (await criticalCss(css, DOCUMENT)).replaceAll(/\s+/g, "");

test("keeps the rules of classes that are there, with their screen widths and the keyboard's focus", async () => {
  expect(await critical("@media (width >= 48rem) { .md\\:grid { display: grid } }")).toContain(
    "display:grid",
  );
  expect(await critical("p { margin: 0 } .hero:focus-visible, .card:focus-visible { color: red }")).toBe(
    "p{margin:0}.hero:focus-visible{color:red}",
  );
});

test("drops rules of classes and elements that are not, and the at-rules they leave empty", async () => {
  const css =
    "p { margin: 0 } @media print { @supports (display: grid) { .card { color: red } } } table { color: red }";
  expect(await critical(css)).toBe("p{margin:0}");
});

test.each([
  [":root { --a: red }"],
  [":where(:root) { --a: red }"],
  ["[data-theme=paper] { --a: red }"],
  [":is(:root:has(input:checked), [data-theme=ink]) { --a: red }"],
  ["@media (prefers-color-scheme: dark) { :root:not([data-theme]) { --a: red } }"],
])("keeps what a theme sets: %s", async (css) => {
  expect(await critical(css)).toBe(css.replaceAll(/\s+/g, ""));
});

test.each([
  ["html[data-scrolled] p { color: red }"],
  [":where(.hero) { width: auto }"],
  [":focus-visible { outline: 1px solid }"],
  ["::selection { color: red }"],
])("keeps what is on the document itself, on any element or without weight: %s", async (css) => {
  expect(await critical(css)).toBe(css.replaceAll(/\s+/g, ""));
});

test("keeps keyframes that a variable names", async () => {
  const css = ":root { --b: rise 1s } .hero { animation: var(--b) } @keyframes rise { from { opacity: 0 } }";
  expect(await critical(css)).toContain("@keyframesrise{");
});

test("keeps the device's fonts and those of alphabets that the text has", async () => {
  const face = (source: string, range = "") =>
    `@font-face { font-family: "F"; src: ${source}; ${range && `unicode-range: ${range}`} }`;
  const css = await critical(
    [
      "p { font-family: F }",
      face("url(/assets/f-basic-1a2b.woff2)", "U+20-7E"),
      face("url(/assets/f-latin-ext-1a2b.woff2)", "U+100-2BA"),
      face('local("Arial")'),
    ].join("\n"),
  );
  expect(css).toContain("f-basic");
  expect(css).toContain("Arial");
  expect(css).not.toContain("latin-ext");
});

test("keeps registered properties that a rule reads, and no others", async () => {
  const registered = (name: string) => `@property ${name} { syntax: "*"; inherits: false }`;
  const css = await critical(`p { margin: var(--a, 0) } ${registered("--a")} ${registered("--ab")}`);
  expect(css).toContain("@property--a{");
  expect(css).not.toContain("--ab");
});

test("keeps the order of layers", async () => {
  expect(await critical("@layer base, components; @layer base { .card { color: red } }")).toContain(
    "@layerbase,components",
  );
});

test("a document without a place for its styles stops the build", async () => {
  await expect(criticalCss("p { margin: 0 }", "<html></html>")).rejects.toThrow("no place for its styles");
});
