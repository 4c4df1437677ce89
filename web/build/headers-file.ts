import { pageHeaders, type PageKind, type PageSecurity } from "#domain/security-headers";

type SiteVars = Pick<PageSecurity, "bookingUrl" | "metaPixelId">;
export type ServedPage = {
  path: string;
  kind: PageKind;
  styleHashes: readonly string[];
  scriptHashes: readonly string[];
};

/** Files with a hash in their name never change. */
const FOREVER = "public, max-age=31536000, immutable";
const A_DAY = "public, max-age=86400";

/**
 * The `_headers` file of Workers static assets: a policy for each page served as a file, and cache lifetimes for the
 * other files.
 */
export function headersFile(pages: readonly ServedPage[], vars: SiteVars): string {
  const rules = pages.map(({ path, kind, styleHashes, scriptHashes }) =>
    rule(path, pageHeaders({ page: kind, ...vars, styleHashes, scriptHashes })),
  );
  const nosniff = { "X-Content-Type-Options": "nosniff" };
  return [
    ...rules,
    rule("/assets/*", { "Cache-Control": FOREVER, ...nosniff }),
    rule("/pictures/*", { "Cache-Control": A_DAY, ...nosniff }),
    rule("/reminders.js", { "Cache-Control": "no-cache", ...nosniff }),
    rule("/favicon.svg", { "Cache-Control": A_DAY, ...nosniff }),
  ].join("\n");
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...lines, ""].join("\n");
}
