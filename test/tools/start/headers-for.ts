import { contentSecurityPolicy, type PageKind } from "#domain/security-headers";

const POLICY = /Content-Security-Policy: (.*)/;
const STYLE_HASH = /'(sha256-[^']+)'/g;

/** Of the pages that are served as files, only the public ones may be indexed. */
function pageKind(rule: string): PageKind {
  if (!rule.includes("X-Robots-Tag")) return "public";
  return rule.startsWith("/hub") ? "hub" : "admin";
}

/** A built `_headers`, its policies made anew for other vars by the function that made them. */
export function headersFor(built: string, vars: Record<string, string>): string {
  const rules = built.split(/\n(?=\/)/).map((rule) =>
    rule.replace(POLICY, (_line, policy: string) => {
      const styleHashes = Array.from(policy.matchAll(STYLE_HASH), ([, hash = ""]) => hash);
      const made = contentSecurityPolicy({
        page: pageKind(rule),
        bookingUrl: vars["BOOKING_URL"] ?? null,
        metaPixelId: vars["META_PIXEL_ID"] ?? null,
        styleHashes,
      });
      return `Content-Security-Policy: ${made}`;
    }),
  );
  return rules.join("\n");
}
