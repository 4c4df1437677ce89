import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { readable } from "#domain/content/page-content";
import { sample } from "#domain/content/sample/sample";
import { documents, type PageDocument } from "../../../web/documents.ts";
import { saidTags, type NamedPage } from "../../../web/said-tags.ts";
import { inlineHash, inlineScripts, shellHtml, type Shell } from "../../../web/build/shell-html.ts";

const TEMPLATE = `<!doctype html>
<html lang="en">
  <head>
    <!--head-->
    <link rel="modulepreload" href="/assets/x.js">
    <script type="module" src="/assets/index.js"></script>
  </head>
  <body>
    <div id="root" data-rendering="frame"><!--frame--><!--/frame--></div>
    <script type="application/json" id="page-content">__PAGE_CONTENT__</script>
    <script type="application/json" id="hub-data">__HUB_DATA__</script>
  </body>
</html>`;

function shell(page: PageDocument, changes: Partial<Shell> = {}): string {
  return shellHtml(TEMPLATE, {
    page,
    said: "<title>A title</title>",
    content: "{}",
    body: "<main>$& content</main>",
    inlineCss: ".a{}",
    scripts: ["assets/app.js", "assets/index.js"],
    styles: ["assets/app.css"],
    fonts: ["assets/f.woff2"],
    hasPixel: false,
    ...changes,
  });
}

const { admin: _staffs, ...VISITORS_BY_NAME } = documents;
const VISITORS: PageDocument[] = Object.values(VISITORS_BY_NAME);

/** The document's own script in a browser that does what it is told at once, and what it asks for when. */
function opened(page: PageDocument) {
  const asked: string[] = [];
  const heard = new Map<string, () => void>();
  let paint: (name: string) => void = () => {};
  const listens = (type: string, run: () => void) => heard.set(type, run);
  const asksFor = <Name extends string>(name: Name, dataset: Partial<Record<Name, string>>) =>
    Object.defineProperty({ dataset }, name, {
      get: () => asked.find((each) => each === dataset[name]),
      set: (address: string) => {
        asked.push(address);
      },
    });
  const link = asksFor("rel", { rel: "modulepreload" });
  const script = asksFor("src", { src: "/assets/index.js" });
  class PerformanceObserver {
    constructor(run: (list: object) => void) {
      paint = (name) => run({ getEntriesByName: (of: string) => (of === name ? [name] : []) });
    }
    observe(): void {}
  }
  runInNewContext(inlineScripts(page)[0] ?? "", {
    document: {
      addEventListener: listens,
      querySelectorAll: () => [link],
      querySelector: () => script,
    },
    addEventListener: listens,
    PerformanceObserver,
    requestAnimationFrame: (run: () => void) => run(),
    setTimeout: (run: () => void) => run(),
  });
  heard.get("readystatechange")?.();
  const happens = (event: string) => (event === "load" ? heard.get("load")?.() : paint(event));
  return { happens, asked };
}

describe("a page's document", () => {
  test("of staff asks for who they are and for the list before any code has come, and for no list under filters", () => {
    const [script = ""] = inlineScripts(documents.admin);
    const calledAt = (search: string) => {
      const asked: unknown[] = [];
      const fetch = async (...call: unknown[]) => asked.push(call);
      const localStorage = { getItem: () => '"0001"' };
      const document = { querySelectorAll: () => (asked.push("files"), []) };
      runInNewContext(script, {
        window: {},
        location: { search },
        localStorage,
        document,
        fetch,
      });
      return asked;
    };
    const init = { credentials: "include", headers: { "x-d1-bookmark": "0001" } };
    const { first, after } = documents.admin.calls;
    const all = [...first.always, ...first.plain, "files", ...after.always, ...after.plain];
    expect(calledAt("")).toEqual(all.map((path) => (path === "files" ? path : [path, init])));
    const always = [...first.always, "files", ...after.always];
    expect(calledAt("?status=SQL")).toEqual(always.map((path) => (path === "files" ? path : [path, init])));
  });

  test("holds its content, title and fonts", () => {
    const html = shell(documents.quiz);
    expect(html).toContain("<main>$& content</main>");
    expect(html).toContain(`<title>A title</title>`);
    expect(html).toContain('<link rel="preload" href="/assets/f.woff2" as="font"');
  });

  test("is light for visitors whatever their system, and follows it for staff", () => {
    for (const page of Object.values(documents).filter(({ shell: name }) => name !== "admin")) {
      expect(shell(page)).toContain('<html data-theme="paper"');
      expect(shell(page)).toMatch(/<meta name="theme-color" content="#\w+">/);
      expect(shell(page)).not.toMatch(/color-scheme/);
    }
    expect(shell(documents.admin)).not.toContain("data-theme");
    expect(shell(documents.admin)).toContain('<meta name="color-scheme" content="light dark">');
  });

  test("of visitors keeps a press on a button from the first paint on, and that of staff has none to keep", () => {
    for (const page of VISITORS) {
      const [script = ""] = inlineScripts(page);
      expect(script).toContain("earlyClick");
      expect(shell(page)).toContain(`<script>${script}</script>`);
    }
    expect(inlineScripts(documents.admin).join("")).not.toContain("earlyClick");
  });

  test("of visitors runs no code of ours before it is painted, and that of staff at once", () => {
    for (const page of VISITORS) {
      expect(shell(page)).toContain('<script type="module" data-src="/assets/index.js">');
      expect(shell(page)).not.toContain(' src="/assets/index.js"');
    }
    expect(shell(documents.admin)).toContain('<script type="module" src="/assets/index.js">');
  });

  test.each([
    [
      "once its content is painted",
      ["first-paint", "first-contentful-paint", "load"],
      "first-contentful-paint",
    ],
    ["in a tab that nobody sees, after it has loaded", ["load"], "load"],
  ])("asks for its code %s", (_, happening, asksAt) => {
    const { happens, asked } = opened(documents.quiz);
    for (const each of happening) {
      const before = asked.length;
      happens(each);
      expect(asked.slice(before)).toEqual(each === asksAt ? ["/assets/index.js", "modulepreload"] : []);
    }
  });

  test("holds the styles it is painted with, and waits for no sheet", () => {
    for (const page of [documents.terms, documents.hub]) {
      expect(shell(page)).toContain("<style>.a{}</style>");
      expect(shell(page)).not.toContain('rel="stylesheet"');
    }
  });

  test("names its scripts and sheets only where they are wanted before anything is pressed", () => {
    const script = '<link data-rel="modulepreload" href="/assets/app.js">';
    expect(shell(documents.admin)).not.toContain('<link data-rel="modulepreload" href="/assets/index.js">');
    expect(shell(documents.admin)).toContain('<link data-rel="preload" href="/assets/app.css" as="style"');
    for (const page of [documents.admin, documents.quiz, documents.chat])
      expect(shell(page)).toContain(script);
    for (const page of [documents.landing, documents.hub]) {
      expect(shell(page)).not.toContain("modulepreload");
      expect(shell(page)).not.toContain("app.css");
    }
  });

  test("leaves room for content and data where the Worker renders, and nowhere else", () => {
    const room = '<script type="application/json" id="hub-data">__HUB_DATA__</script>';
    const frame = "<!--frame--><main>$& content</main><!--/frame-->";
    for (const page of Object.values<PageDocument>(documents)) {
      const html = shell(page);
      expect(html.includes(room)).toBe(page.rendering === "on-request");
      expect(html.includes(frame)).toBe(page.rendering !== "frame");
      expect(html).toContain(`data-rendering="${page.rendering === "whole" ? "whole" : "frame"}"`);
    }
  });

  test("marks what is said of it, where the Worker may say something else", () => {
    for (const page of Object.values<PageDocument>(documents)) {
      const isMarked = page.rendering !== "frame";
      expect(shell(page).includes("<!--said--><title>A title</title><!--/said-->")).toBe(isMarked);
    }
  });
});

test("private pages are kept out of search, and absolute addresses are named only with an origin", () => {
  const said = (name: NamedPage, origin: string | null = null) => saidTags(name, readable(sample), origin);
  expect(said("hub")).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(said("quiz")).not.toContain("noindex");
  expect(said("quiz")).not.toContain("canonical");
  const tags = said("quiz", "https://bpm.example");
  expect(tags).toContain('<link rel="canonical" href="https://bpm.example/quiz">');
  expect(tags).toContain('<meta property="og:image" content="https://bpm.example/pictures/shared-link.png">');
});

test("the hash is the one that browsers make of the style's text", () => {
  const css = ".a{color:red}";
  expect(inlineHash(css)).toBe(`sha256-${createHash("sha256").update(css).digest("base64")}`);
});
