import { PAGE_PATHS, pageKindAt } from "#domain/page-paths";
import { filled } from "#domain/content/filled";
import { KEPT_PLACEHOLDERS } from "#domain/content/kept-times";
import { inventedIn } from "#domain/content/places";
import { sample } from "#domain/content/sample/sample";
import { renderPage } from "#render-page";
import type { LiveVersion } from "../../db/content/live-content.ts";
import { openingPage } from "../../http/opening-page.ts";
import { logError } from "../../log.ts";
import { isLoopback } from "../../loopback.ts";
import type { AppContext } from "../../http/context.ts";
import { documentOf, headersOf, shellOf, type Shell, type ShellName } from "../../http/shell.ts";
import { openingBrand } from "../../http/content/opening-brand.ts";
import { edgeText, keepAtEdge } from "../../http/content/edge.ts";
import { contentOf, liveVersion, SAMPLE } from "../../http/content/live-content.ts";
import { liveKeptTimes } from "../../http/content/live-kept-times.ts";

/** The pages that are alike for every visitor: the path that each is rendered at, and its document. */
const VISITOR_PAGES = {
  landing: { path: PAGE_PATHS.landing, shell: "" },
  quiz: { path: PAGE_PATHS.quiz, shell: "quiz" },
  chat: { path: PAGE_PATHS.chat, shell: "chat" },
  privacy: { path: PAGE_PATHS.privacy, shell: "privacy-policy" },
  terms: { path: PAGE_PATHS.terms, shell: "terms" },
  notFound: { path: "/404", shell: "404" },
} as const satisfies Record<string, { path: string; shell: ShellName }>;

export type VisitorPage = keyof typeof VISITOR_PAGES;

/** What would show invented people and figures to visitors. */
const ASSESSING: ReadonlySet<VisitorPage> = new Set(["landing", "quiz", "chat"]);

const LEGAL: ReadonlySet<VisitorPage> = new Set(["privacy", "terms"]);

/** A page as it is made, and the version that it was rendered from. */
type Made = { key: string; text: string };

/** A version that failed to render is not retried at every request. */
const AGAIN_MS = 10_000;

type Pages = { made: Map<VisitorPage, Made>; failed: Map<string, number> };
const pagesOf = new WeakMap<Env, Pages>();

/**
 * A page rendered from what is published, with a tag by which a browser need not load it again. If that fails, the last
 * good one; while nothing was ever published, as the build made it.
 */
export async function visitorPage(c: AppContext, name: VisitorPage, status = 200): Promise<Response> {
  if (ASSESSING.has(name) && (await isUnopened(c))) return openingSoon(c);
  const shell = await shellOf(c, VISITOR_PAGES[name].shell, pageKindAt(c.req.path));
  const { key, text } = await withTimes(c, name, await currentPage(c, name, shell));
  const headers = await headersOf(shell, text);
  if (status !== 200) return new Response(text, { status, headers });
  const etag = `W/"${shell.build}.${key}"`;
  headers.set("Cache-Control", "public, max-age=0, must-revalidate");
  headers.set("ETag", etag);
  if (c.req.header("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(text, { headers });
}

/** The page with what the settings say, if it says how long data is kept. */
async function withTimes(c: AppContext, name: VisitorPage, made: Made): Promise<Made> {
  if (!LEGAL.has(name) || !KEPT_PLACEHOLDERS.some((each) => made.text.includes(`{${each}}`))) return made;
  const times = await liveKeptTimes(c);
  const days = Object.values(times).map((time) => Number.parseInt(time));
  return { key: [made.key, ...days].join("-"), text: filled(made.text, times) };
}

/** Whether visitors from elsewhere would be shown what the sample has invented, as nothing was ever published. */
async function isUnopened(c: AppContext): Promise<boolean> {
  if (isLoopback(c.req.url) || (await liveVersion(c)).number !== SAMPLE.number) return false;
  hasInvented ??= inventedIn(sample).length > 0;
  return hasInvented;
}

let hasInvented: boolean | undefined;

async function openingSoon(c: AppContext): Promise<Response> {
  const kind = c.req.query("left") === undefined ? "form" : "left";
  return openingPage(c, 200, await openingBrand(c), { kind });
}

async function currentPage(c: AppContext, name: VisitorPage, shell: Shell): Promise<Made> {
  const pages = pagesOf.get(c.env) ?? { made: new Map(), failed: new Map() };
  pagesOf.set(c.env, pages);
  const version = await liveVersion(c);
  if (version.number === SAMPLE.number) return builtPage(shell);
  const key = `${version.number}-${version.at}`;
  const last = pages.made.get(name);
  if (last?.key === key) return last;
  const failedAt = pages.failed.get(`${key} ${name}`) ?? 0;
  const made = Date.now() - failedAt < AGAIN_MS ? null : await make(c, name, shell, version, key);
  if (made) pages.made.set(name, made);
  else if (failedAt === 0) pages.failed.set(`${key} ${name}`, Date.now());
  return made ?? last ?? (await lastPage(c, name, shell)) ?? builtPage(shell);
}

/** Version 0, which the build has rendered. */
const builtPage = (shell: Shell): Made => ({ key: "0", text: documentOf(shell, {}) });

/** Null if it cannot be made. */
async function make(
  c: AppContext,
  name: VisitorPage,
  shell: Shell,
  version: LiveVersion,
  key: string,
): Promise<Made | null> {
  const kept = await edgeText(c, `${shell.build}/${key}/${name}`);
  if (kept !== null) return { key, text: kept };
  try {
    const content = await contentOf(c, version);
    const origin = c.env.APP_ORIGIN || null;
    const { path: pathname } = VISITOR_PAGES[name];
    const page = await renderPage({ pathname, content, version: version.number, origin });
    const text = documentOf(shell, { page });
    keepAtEdge(c, `${shell.build}/${key}/${name}`, text);
    keepAtEdge(c, `${shell.build}/last/${name}`, JSON.stringify({ key, text }));
    return { key, text };
  } catch (error) {
    logError("page_not_rendered", error);
    return null;
  }
}

async function lastPage(c: AppContext, name: VisitorPage, shell: Shell): Promise<Made | null> {
  const kept = await edgeText(c, `${shell.build}/last/${name}`);
  return kept === null ? null : JSON.parse(kept);
}
