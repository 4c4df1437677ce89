import { pageNameAt } from "#domain/page-paths";
import type { PageDress, RenderedPage } from "#domain/content/render-page";
import { pageHeaders, type PageKind, type PageSecurity } from "#domain/security-headers";
import { encodeBase64 } from "../crypto/encodings.ts";
import type { AppContext } from "./context.ts";

export type ShellName = "" | "quiz" | "chat" | "privacy-policy" | "terms" | "hub" | "hub/plan" | "404";

/** A deployed page, split where the Worker may replace what the build filled in, and its headers. */
export type Shell = {
  pieces: Pieces;
  headers: Headers;
  /** The same, with the hash of one more style. */
  headersWith: (styleHash: string) => Headers;
  /** Identifies this build of the page. */
  build: string;
};

type Pieces = Record<"head" | "said" | "start" | "html" | "middle" | "content" | "after" | "end", string>;

/** What is put into a page: a hub's data as JSON, and the rendered page. If absent, the build's own stays. */
type PageParts = { data?: string; page?: RenderedPage | null };

/** Precedes the parts of the content that the page's script reads, as JSON. */
const CONTENT_MARK = '<script type="application/json" id="page-content">';
/** The build's placeholder for a hub's data. */
const DATA_MARK = "__HUB_DATA__";
/** Tells the browser whether to hydrate. */
const RENDERING = { frame: 'data-rendering="frame"', whole: 'data-rendering="whole"' };

/** Pages are read, and their styles hashed, once. */
const shells = new WeakMap<Env, Map<string, Shell>>();

/** A page's document with the security policy of its kind. Throws if the deployed files cannot be read. */
export async function shellOf(c: AppContext, name: ShellName, kind: PageKind): Promise<Shell> {
  const known = shells.get(c.env) ?? new Map<string, Shell>();
  shells.set(c.env, known);
  const key = `${name} ${kind}`;
  const kept = known.get(key);
  if (kept) return kept;
  const file = await c.env.ASSETS.fetch(new URL(`/${name}`, c.req.url));
  if (!file.ok) throw new Error("A page’s document is missing from the deployed files.");
  const html = await file.text();
  const [styleHashes, scriptHashes, build] = await Promise.all([
    hashesOf(html, /<style>(.*?)<\/style>/gs),
    hashesOf(html, /<script>(.*?)<\/script>/gs),
    hashOf(html),
  ]);
  const headers = servedAs(c.env, kind, { styleHashes, scriptHashes });
  const first = firstLoads(html);
  if (kind !== "preview" && first !== "") headers.set("Link", first);
  const headersWith = (hash: string) =>
    servedAs(c.env, kind, { styleHashes: [...styleHashes, hash], scriptHashes });
  const shell = {
    pieces: piecesOf(html),
    headers,
    headersWith,
    build: build.slice(0, 16).replaceAll(/\W/g, "-"),
  };
  known.set(key, shell);
  return shell;
}

/** The document of a hub or of its plan, whichever was requested. */
export function hubShellOf(c: AppContext): Promise<Shell> {
  return shellOf(c, pageNameAt(c.req.path) === "plan" ? "hub/plan" : "hub", "hub");
}

/** What a page preloads, for browsers and networks that read headers before the document. */
function firstLoads(html: string): string {
  const links = html.matchAll(/<link rel="(preload|modulepreload)" href="(\/assets\/[^"]+)"((?: [^>]*)?)>/g);
  return Array.from(links, ([, rel = "", href = "", more = ""]) => {
    const kept = more
      .trim()
      .split(" ")
      .filter((part) => /^(?:as|type|crossorigin)\b/.test(part));
    return [`<${href}>`, `rel=${rel}`, ...kept].join("; ");
  }).join(", ");
}

function piecesOf(document: string): Pieces {
  const [head, said, afterSaid] = between(document, "<!--said-->", "<!--/said-->");
  const [start, html, afterHtml] = between(afterSaid, "<!--frame-->", "<!--/frame-->");
  const [before, content, afterContent] = between(afterHtml, CONTENT_MARK, "</script>");
  const middle = content ? before + CONTENT_MARK : before;
  const rest = content ? `</script>${afterContent}` : afterContent;
  const [after = "", ...others] = rest.split(DATA_MARK);
  return { head, said, start, html, middle, content, after, end: others.join(DATA_MARK) };
}

/** The text before, between and after two markers; if they are missing, all of it counts as after. */
function between(text: string, open: string, close: string): [string, string, string] {
  const start = text.indexOf(open);
  const end = text.indexOf(close, start + open.length);
  if (start === -1 || end === -1) return ["", "", text];
  return [text.slice(0, start), text.slice(start + open.length, end), text.slice(end + close.length)];
}

/**
 * The document of a page. Pieces are concatenated rather than substituted for a marker, which a visitor's text may
 * contain.
 */
export function documentOf({ pieces }: Shell, { data = "", page = null }: PageParts): string {
  const { head, said, start, html, middle, content, after, end } = pieces;
  if (!page) return head + said + start + html + middle + content + after + data + end;
  const opened = dressed(start, page.dress).replace(RENDERING.frame, RENDERING.whole);
  return head + page.said + opened + page.html + middle + page.content + after + data + end;
}

/** The id distinguishes it from the build's own style. */
const DRESS = { start: '<style id="brand">', end: "</style>" };
const DRESSED = /<style id="brand">(.*?)<\/style>/s;
const THEME_COLOUR = /(?<=<meta name="theme-color" content=")[^"]*/g;
/** The built-in font of headings. */
const FACE_LINK = /<link rel="preload" href="(\/assets\/bricolage-grotesque-basic[^"]*)"[^>]*>\s*/;

/** The head of a page with the owner’s theme, so that it applies from the first paint. */
function dressed(start: string, dress: PageDress | null): string {
  if (!dress) return start;
  const { style, ground, face } = dress;
  const coloured = ground === null ? start : start.replaceAll(THEME_COLOUR, ground);
  const faced =
    face === undefined
      ? coloured
      : coloured.replace(FACE_LINK, (link, file: string) => (face ? link.replace(file, face) : ""));
  return DRESS.start + style + DRESS.end + faced;
}

/**
 * The headers of a document: its policy allows the owner's theme, its own font is preloaded, and its script gets the
 * time.
 */
export async function headersOf(shell: Shell, text: string): Promise<Headers> {
  const [, style] = DRESSED.exec(text) ?? [];
  const headers =
    style === undefined ? new Headers(shell.headers) : shell.headersWith(`sha256-${await hashOf(style)}`);
  // The page uses the server's clock, on which all devices agree.
  headers.set("Server-Timing", `sent;dur=${Date.now()}`);
  if (style === undefined) return headers;
  const first = shell.headers.has("Link") ? firstLoads(text.slice(0, text.indexOf("</head>"))) : "";
  if (first !== "") headers.set("Link", first);
  return headers;
}

/** The document from which the browser renders the page itself, with all the data that it needs. */
export function previewOf(
  { pieces }: Shell,
  title: string,
  { given, dress }: { given: string; dress: PageDress | null },
): string {
  const { head, start, middle, after, end } = pieces;
  const opened = dressed(start, dress).replace(
    /data-rendering="\w+" data-hydrate="[\w-]+"/,
    'data-rendering="preview"',
  );
  return `${head}<title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${opened}${middle}${given}${after}${end}`;
}

/** The page as a response. */
export async function pageOf(
  shell: Shell,
  parts: PageParts,
  status: number,
  more: Record<string, string> = {},
): Promise<Response> {
  const text = documentOf(shell, parts);
  const headers = await headersOf(shell, text);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return new Response(text, { status, headers });
}

type InlineHashes = Pick<PageSecurity, "styleHashes" | "scriptHashes">;

/** The headers of a page that the Worker itself renders. */
export function servedAs(env: Env, kind: PageKind, hashes: InlineHashes = {}): Headers {
  const { BOOKING_URL: bookingUrl, META_PIXEL_ID: metaPixelId } = env;
  return new Headers({
    ...pageHeaders({ page: kind, bookingUrl, metaPixelId, ...hashes }),
    "Cache-Control": "no-store",
    "Content-Type": "text/html; charset=UTF-8",
  });
}

/** CSP hashes of the styles or scripts that the build inlined into a page. */
function hashesOf(html: string, inlined: RegExp): Promise<string[]> {
  return Promise.all(
    Array.from(html.matchAll(inlined), async ([, text = ""]) => `sha256-${await hashOf(text)}`),
  );
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return encodeBase64(new Uint8Array(digest));
}
