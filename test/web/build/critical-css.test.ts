import { expect, test } from "vitest";
import { criticalCss } from "../../../web/build/critical-css.ts";

const HTML = '<main class="hero md:grid"><p class="[&amp;&gt;a]:underline">Text</p></main>';

const critical = (css: string) => criticalCss(css, HTML).replaceAll(/\s+/g, "");

test("keeps the rules of classes that are there, with their screen widths and the keyboard's focus", () => {
  expect(critical("@media (width >= 48rem) { .md\\:grid { display: grid } }")).toContain("display:grid");
  expect(critical(".hero:focus-visible, .card:focus-visible { color: red }")).toBe(
    ".hero:focus-visible{color:red}",
  );
  expect(critical(".hero:hover { color: red }")).toBe("");
});

test("drops rules of classes and elements that are not, and the at-rules they leave empty", () => {
  expect(critical("@media print { @supports (display: grid) { .card { color: red } } }")).toBe("");
  expect(critical("table { color: red }")).toBe("");
});

test("drops rules of attributes and languages that are not there; what is in a value is no attribute", () => {
  const css =
    "p[title] { color: red } p[hero] { color: red } p[class~=x] { color: red } p:lang(he) { color: red }";
  expect(criticalCss(css, '<html lang="en"><p class="hero" title="a > b">Text</p></html>')).toBe(
    "p[title] { color: red } p[class~=x] { color: red }",
  );
});

test("keeps rules of attributes that come about before the app is there", () => {
  const css = "html[data-scrolled] p { color: red } p[open] { color: red }";
  expect(criticalCss(css, "<html><p>Text</p></html>")).toBe(css);
});

test("keeps keyframes and variables only while something uses them", () => {
  const css = `.hero { animation: rise 1s; color: var(--a) }
    :root { --a: var(--b); --b: red; --c: var(--d); --d: blue }
    @property --d { syntax: "*"; inherits: false }
    @keyframes rise { from { opacity: 0 } }
    @keyframes spin { to { rotate: 1turn } }`;
  expect(critical(css)).toBe(
    ".hero{animation:rise1s;color:var(--a)}:root{--a:var(--b);--b:red}@keyframesrise{from{opacity:0}}",
  );
});

test("drops variables that are registered and never set, but not those with a value of their own", () => {
  const css = `*, ::before { --a: initial; --b: initial; --c: 0 }
    .hero { line-height: var(--a, 2); margin: var(--b, 1px) var(--c) var(--d); --b: 3px }
    @property --a { syntax: "*"; inherits: false }
    @property --b { syntax: "*"; inherits: false }
    @property --d { syntax: "*"; inherits: false; initial-value: 0 }`;
  expect(critical(css)).toBe(
    "*,::before{--b:initial;--c:0}.hero{line-height:var(--a,2);margin:var(--b,1px)var(--c)var(--d);--b:3px}" +
      '@property--b{syntax:"*";inherits:false}@property--d{syntax:"*";inherits:false;initial-value:0}',
  );
});

test("keeps the fonts of the basic alphabet and of the device", () => {
  const face = (source: string) => `@font-face { font-family: "F"; src: ${source} }`;
  const css = [
    face("url(/assets/f-basic-1a2b.woff2)"),
    face("url(/assets/f-latin-ext-1a2b.woff2)"),
    face('local("Arial")'),
  ].join("\n");
  expect(critical(css)).toContain("f-basic");
  expect(critical(css)).toContain("Arial");
  expect(critical(css)).not.toContain("latin-ext");
  expect(criticalCss(css, HTML, { isFrame: true })).toContain("f-basic");
  expect(criticalCss(css, HTML, { isFrame: true })).not.toContain("Arial");
});

test("keeps the order of layers", () => {
  expect(critical("@layer base, components; @layer base { .card { color: red } }")).toContain(
    "@layerbase,components",
  );
});
