import { pageNameAt } from "#domain/page-paths";
import { pageHeaders, type PageKind } from "#domain/security-headers";
import { encodeBase64 } from "../crypto/base64.ts";
import type { AppContext } from "./context.ts";

type ShellName = "hub" | "hub/plan" | "404";

/** A deployed page, with a place for its data, and its headers. */
type Shell = { html: string; headers: Headers };

/** Marks the place for the data. */
const DATA_PLACE = "__HUB_DATA__";

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
  const shell = { html, headers: servedAs(c.env, kind, await inlineStyleHashes(html)) };
  known.set(key, shell);
  return shell;
}

/** The document of a hub or of its plan, whichever was asked for. */
export function hubShellOf(c: AppContext): Promise<Shell> {
  return shellOf(c, pageNameAt(c.req.path) === "plan" ? "hub/plan" : "hub", "hub");
}

/** The page with its data inserted. */
export function pageOf(
  shell: Shell,
  data: string,
  status: number,
  more: Record<string, string> = {},
): Response {
  const headers = new Headers(shell.headers);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  // A function, because `$&` in a replacement text would be expanded.
  const page = shell.html.replace(DATA_PLACE, () => data);
  return new Response(page, { status, headers });
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
