import { pageHeaders, type PageKind } from "#domain/security-headers";
import { encodeBase64 } from "../crypto/base64.ts";
import type { AppContext } from "./context.ts";

type ShellName = "hub" | "404";

/** A deployed page: the bytes before and after the place for its data, and its headers. */
type Shell = { before: Uint8Array; after: Uint8Array; headers: Headers };

/** Pages are read once. */
const shells = new WeakMap<Env, Map<string, Shell>>();

const encoder = new TextEncoder();

/** A page's document with the security policy of its kind. Throws if the deployed files cannot be read. */
export async function shellOf(c: AppContext, name: ShellName, kind: PageKind): Promise<Shell> {
  const known = shells.get(c.env) ?? new Map<string, Shell>();
  shells.set(c.env, known);
  const key = `${name} ${kind}`;
  const kept = known.get(key);
  if (kept) return kept;
  const file = await c.env.ASSETS.fetch(new URL(`/${name}`, c.req.url));
  if (!file.ok) throw new Error("A page's document is not among the deployed files.");
  const html = await file.text();
  const [before = "", after = ""] = html.split("__HUB_DATA__");
  const headers = servedAs(c.env, kind, await inlineStyleHashes(html));
  const shell = { before: encoder.encode(before), after: encoder.encode(after), headers };
  known.set(key, shell);
  return shell;
}

/** The page with its data inserted. */
export function pageOf(
  shell: Shell,
  data: string,
  status: number,
  more: Record<string, string> = {},
): Response {
  const { before, after } = shell;
  const middle = encoder.encode(data);
  const page = new Uint8Array(before.length + middle.length + after.length);
  page.set(before);
  page.set(middle, before.length);
  page.set(after, before.length + middle.length);
  const headers = new Headers(shell.headers);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
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

/** CSP hashes of the styles that the build inlined into a shell. */
async function inlineStyleHashes(shell: string): Promise<string[]> {
  const styles = Array.from(shell.matchAll(/<style>(.*?)<\/style>/gs), ([, css = ""]) => css);
  return Promise.all(
    styles.map(async (css) => {
      const digest = await crypto.subtle.digest("SHA-256", encoder.encode(css));
      return `sha256-${encodeBase64(new Uint8Array(digest))}`;
    }),
  );
}
