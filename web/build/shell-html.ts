import { createHash } from "node:crypto";
import { LAST_ASSESSMENT } from "../lib/last-assessment-key.ts";
import type { PageDocument } from "../documents.ts";
import { earlyScript } from "./early-script.ts";

export type Shell = {
  page: PageDocument;
  /** What the browser's tab, search engines and shared links say of it, as tags. */
  said: string;
  /** The page's HTML, or the frame that the browser fills. */
  body: string;
  /** The parts of the content that its script reads, as JSON. */
  content: string;
  /** Styles for the body, inlined into the document; the style sheets themselves load with the scripts. */
  inlineCss: string;
  scripts: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
  /** Whether a pixel is configured for this build. */
  hasPixel: boolean;
};

const HUB_DATA = /\s*<script type="application\/json" id="hub-data">.*?<\/script>/;
const CONTENT = "__PAGE_CONTENT__";
const ROOT = '<div id="root" data-rendering="frame">';
/** Where the content goes. The marks stay where the Worker puts what it renders between them. */
const FRAME = "<!--frame--><!--/frame-->";
const EXISTING_LINKS = /\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;

/** The CSP hash of an inline style or script: of the text between its tags. */
export function inlineHash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** Keeps the button that was clicked last, and how the page was used last, until its code takes over. */
const KEEP_USE = `addEventListener("click",e=>{window.earlyClick=e.target.closest("button")});for(const t of["pointermove","pointerdown","keydown"])addEventListener(t,e=>{window.earlyUse=e});`;

/** Keeps what a browser's translation moves, for `web/moved-nodes.ts`: from when the document is there. */
const KEEP_MOVES = `addEventListener("DOMContentLoaded",()=>{const m=[],o=new MutationObserver(r=>{m.push(...r)});o.observe(document,{childList:true,subtree:true});window.earlyMoves=()=>{m.push(...o.takeRecords());o.disconnect();return m}});`;

/** A page that stands there complete before any of its code has come. */
const startsBehind = ({ rendering }: PageDocument) => rendering !== "frame";

/** One of them that names all of its code: it needs it without anybody pressing anything. */
const loadsBehind = ({ hydration, rendering }: PageDocument) =>
  hydration === "after-paint" && rendering === "whole";

/** Asks for the files that a document only names. */
const LOAD = `for(const l of document.querySelectorAll("link[data-rel]"))l.rel=l.dataset.rel`;
/** After a document has loaded that is not painted: a tab in the background, a frame out of sight. */
const UNSEEN_MS = 2000;

/**
 * Asks for all of a page's code together once its content is painted, and for nothing before: the whole of it, so that
 * no part of a document that is still coming waits, and the entry with it, which a slow phone would otherwise run before
 * it paints. Each step from the entry to the page would cost somebody far away another way there and back.
 */
const startBehind = (load: string) =>
  `{const f=()=>{const s=document.querySelector("[data-src]");if(!s.src){s.src=s.dataset.src;${load}}};document.addEventListener("readystatechange",()=>new PerformanceObserver(e=>{if(e.getEntriesByName("first-contentful-paint")[0])requestAnimationFrame(()=>setTimeout(f))}).observe({type:"paint",buffered:true}),{once:true});addEventListener("load",()=>setTimeout(f,${UNSEEN_MS}))}`;

/** The entry, as Vite writes it. */
const ENTRY = /(<script type="module"[^>]*) src=/;

/** Who has a result is shown it, and no welcome before it: the styles know a returning visitor by this mark. */
const MARK_RETURN = `try{document.documentElement.toggleAttribute("data-returning","${LAST_ASSESSMENT}"in localStorage)}catch{}`;

/**
 * What is done on a page that is shown must not get lost, however slow the code is to come. A page
 * that asks the server for something does so before it asks for its files: what is looked up takes longer than they do.
 */
export function inlineScripts(page: PageDocument): string[] {
  const { shell } = page;
  const scripts = startsBehind(page)
    ? [KEEP_USE + KEEP_MOVES + startBehind(loadsBehind(page) ? LOAD : "")]
    : [];
  const early = earlyScript(page, LOAD);
  return [...scripts, ...(shell === "quiz" ? [MARK_RETURN] : []), ...(early ? [early] : [])];
}

/** What the Worker may put others in place of. */
const SAID = { start: "<!--said-->", end: "<!--/said-->" };

function head({ page, said, inlineCss, scripts, styles, fonts }: Shell): string {
  const isFile = page.rendering === "frame";
  const files = codeOf({ styles, scripts });
  const isAtOnce = page.hydration === "at-once";
  const letters = fonts.map((file) => preloadFont(file, isAtOnce ? "data-rel" : "rel"));
  const tags = [
    isFile ? said : SAID.start + said + SAID.end,
    ...colours(page),
    // What is drawn by scripts has no letters before them.
    ...(isAtOnce ? [...files, ...letters] : letters),
    ...inlineScripts(page).map((script) => `<script>${script}</script>`),
    `<style>${inlineCss}</style>`,
    ...(loadsBehind(page) ? files : []),
  ];
  return tags.join("\n    ");
}

/** Colours of the browser's own interface, before any styles have loaded. */
const PAPER = "#f6f5f1";
const INK = "#14120e";

function colours({ theme }: PageDocument): string[] {
  if (theme === "light") return [`<meta name="theme-color" content="${PAPER}">`];
  return [
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${PAPER}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${INK}" media="(prefers-color-scheme: dark)">`,
  ];
}

const preloadFont = (file: string, rel: "rel" | "data-rel") =>
  `<link ${rel}="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`;
/**
 * The page's code, which a script of the document asks for: else the browser would before any script runs. Scripts come
 * first, as the largest of them are what takes longest: the document has styles of its own.
 */
function codeOf({ styles, scripts }: Pick<Shell, "styles" | "scripts">): string[] {
  return [
    ...scripts.map((file) => `<link data-rel="modulepreload" href="/${file}">`),
    ...styles.map((file) => `<link data-rel="preload" href="/${file}" as="style" crossorigin>`),
  ];
}

/** A page's document, based on the template that Vite built. */
export function shellHtml(template: string, shell: Shell): string {
  const { page, body, hasPixel } = shell;
  const rendering = page.rendering === "whole" ? "whole" : "frame";
  const root = `<div id="root" data-rendering="${rendering}" data-hydrate="${page.hydration}"${hasPixel ? " data-pixel" : ""}>`;
  const isOnRequest = page.rendering === "on-request";
  const document = isOnRequest ? template : template.replace(HUB_DATA, "");
  // The document's own entry script need not be preloaded.
  const announced = shell.scripts.filter((file) => !template.includes(`src="/${file}"`));
  return document
    .replaceAll(EXISTING_LINKS, "")
    .replace(ENTRY, startsBehind(page) ? "$1 data-src=" : "$&")
    .replace("<html", () => (page.theme === "light" ? '<html data-theme="paper"' : "<html"))
    .replace("<!--head-->", () => head({ ...shell, scripts: announced }))
    .replace(ROOT, () => root)
    .replace(CONTENT, () => shell.content)
    .replace(FRAME, () => (page.rendering === "frame" ? body : `<!--frame-->${body}<!--/frame-->`));
}
