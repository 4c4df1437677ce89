import { contentSecurityPolicy, type PageKind } from "#domain/security-headers";
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { repoRoot } from "../repo-root.mjs";

const BUILT_ASSETS = path.join(repoRoot, "dist", "client");
/** The vars that the build writes into `_headers` and pages. */
const BUILT_IN = ["BOOKING_URL", "META_PIXEL_ID"];
const ROOT = /(<div id="root"[^>]*?)(?: data-pixel)?>/;
const POLICY = /Content-Security-Policy: (.*)/;
const HASH = /'(sha256-[^']+)'/g;

type Vars = Record<string, string>;

/**
 * The folder of assets for a Worker with these vars: the built one, or a copy below `tmp` whose
 * `_headers` and pages say what the build would have said for them.
 */
export function assetsFor(vars: Vars, builtVars: Vars, tmp: string): string {
  if (BUILT_IN.every((name) => vars[name] === builtVars[name])) return BUILT_ASSETS;
  const copy = path.join(tmp, "assets");
  rmSync(copy, { recursive: true, force: true });
  cpSync(BUILT_ASSETS, copy, { recursive: true });
  const file = path.join(copy, "_headers");
  writeFileSync(file, headersFor(readFileSync(file, "utf8"), vars));
  const mark = vars["META_PIXEL_ID"] ? " data-pixel" : "";
  for (const page of globSync("**/*.html", { cwd: copy })) {
    const html = readFileSync(path.join(copy, page), "utf8");
    writeFileSync(path.join(copy, page), html.replace(ROOT, `$1${mark}>`));
  }
  return copy;
}

/** Of the pages that are served as files, only the public ones may be indexed. */
function pageKind(rule: string): PageKind {
  if (!rule.includes("X-Robots-Tag")) return "public";
  return rule.startsWith("/hub") ? "hub" : "admin";
}

/** A built `_headers`, its policies made anew for other vars by the function that made them. */
export function headersFor(built: string, vars: Vars): string {
  const rules = built.split(/\n(?=\/)/).map((rule) =>
    rule.replace(POLICY, (_line, policy: string) => {
      const hashesOf = (directive: string) => {
        const sources = policy.split("; ").find((part) => part.startsWith(`${directive} `)) ?? "";
        return Array.from(sources.matchAll(HASH), ([, hash = ""]) => hash);
      };
      const made = contentSecurityPolicy({
        page: pageKind(rule),
        bookingUrl: vars["BOOKING_URL"] ?? null,
        metaPixelId: vars["META_PIXEL_ID"] ?? null,
        scriptHashes: hashesOf("script-src"),
        styleHashes: hashesOf("style-src"),
      });
      return `Content-Security-Policy: ${made}`;
    }),
  );
  return rules.join("\n");
}
