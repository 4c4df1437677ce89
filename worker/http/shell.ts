import { pageNameAt } from "#domain/page-paths";
import { pageHeaders, type PageKind } from "#domain/security-headers";
import { encodeBase64 } from "../crypto/base64.ts";
import type { AppContext } from "./context.ts";

type ShellName = "hub" | "hub/plan" | "404";

/** A deployed page, in pieces: cut where its content and its data go. And its headers. */
type Shell = { start: string; frame: string; middle: string; end: string; headers: Headers };

/** What a page is sent with: JSON, and the page rendered from it; without, the browser fills the frame. */
type PageContent = { data?: string; html?: string | null };

/** Around the frame, and in place of the data, in what the build wrote. */
const FRAME_MARKS = /<!--\/?frame-->/;
const DATA_MARK = "__HUB_DATA__";
/** Tells the browser whether it is to hydrate. */
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
  const shell = { ...pieces(html), headers: servedAs(c.env, kind, await inlineStyleHashes(html)) };
  known.set(key, shell);
  return shell;
}

/** The document of a hub or of its plan, whichever was asked for. */
export function hubShellOf(c: AppContext): Promise<Shell> {
  return shellOf(c, pageNameAt(c.req.path) === "plan" ? "hub/plan" : "hub", "hub");
}

function pieces(html: string): Omit<Shell, "headers"> {
  const [start = "", frame = "", rest = ""] = html.split(FRAME_MARKS);
  const [middle = "", end = ""] = rest.split(DATA_MARK);
  return { start, frame, middle, end };
}

/** The page with its content and data. They are joined, not replaced for a mark: a visitor's text may hold one. */
export function pageOf(
  shell: Shell,
  { data = "", html = null }: PageContent,
  status: number,
  more: Record<string, string> = {},
): Response {
  const headers = new Headers(shell.headers);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  const { frame, middle, end } = shell;
  const start = html === null ? shell.start : shell.start.replace(RENDERING.frame, RENDERING.whole);
  return new Response(start + (html ?? frame) + middle + data + end, { status, headers });
}

/** The headers of a page that the Worker itself renders. */
export function servedAs(env: Env, kind: PageKind, styleHashes: readonly string[] = []): Headers {
  const { BOOKING_URL: bookingUrl, META_PIXEL_ID: metaPixelId } = env;
  return new Headers({
    ...pageHeaders({ page: kind, bookingUrl, metaPixelId, styleHashes }),
    "Cache-Control": "no-store",
    "Content-Type": "text/html; charset=UTF-8",
  });
}

/** CSP hashes of the styles that the build inlined into a page. */
async function inlineStyleHashes(html: string): Promise<string[]> {
  const styles = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css = ""]) => css);
  return Promise.all(
    styles.map(async (css) => {
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(css));
      return `sha256-${encodeBase64(new Uint8Array(digest))}`;
    }),
  );
}
