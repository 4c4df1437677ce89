/** The kind of response: a public page, the hub, a preview of a draft, the dashboard, or the API. */
export type PageKind = "public" | "hub" | "preview" | "admin" | "api";

export type PageSecurity = {
  page: PageKind;
  /** Booking page to be framed, if any. */
  bookingUrl?: string | null;
  /** If set, public pages may load the pixel from Meta; the hub and the dashboard never may. */
  metaPixelId?: string | null;
  /** CSP hashes (`sha256-…`) of the page's inline scripts and styles. */
  scriptHashes?: readonly string[];
  styleHashes?: readonly string[];
};

/** The only parts of URL used here; it is a global wherever this code runs. */
declare const URL: { new (url: string): { origin: string; host: string }; canParse(url: string): boolean };

const VIDEO_ORIGIN = "https://player.vimeo.com";
const PIXEL_SCRIPT_ORIGIN = "https://connect.facebook.net";
const PIXEL_BEACON_ORIGIN = "https://www.facebook.com";
const TWO_YEARS_S = 63_072_000;

const quoted = (hashes: readonly string[] = []) => hashes.map((hash) => `'${hash}'`);

/** The origins from which a booking page is framed: its own and, for cal.com, also its application's. */
function bookingOrigins(bookingUrl: string | null | undefined): string[] {
  if (!bookingUrl || !URL.canParse(bookingUrl)) return [];
  const { origin, host } = new URL(bookingUrl);
  return host === "cal.com" ? [origin, "https://app.cal.com"] : [origin];
}

function framed({ page, bookingUrl }: PageSecurity): string[] {
  if (page === "hub") return bookingOrigins(bookingUrl);
  // In place of the booking page it frames a page of ours.
  if (page === "preview") return [VIDEO_ORIGIN, "'self'"];
  // The editor shows the draft beside its form.
  if (page === "admin") return ["'self'"];
  return page === "public" ? [VIDEO_ORIGIN, ...bookingOrigins(bookingUrl)] : [];
}

/**
 * The Content-Security-Policy of a page: inline scripts only by hash, frames only for the booking page and the video
 * player, Meta's hosts only if a pixel is configured (contract 4, 11 and 12).
 */
export function contentSecurityPolicy(security: PageSecurity): string {
  if (security.page === "api") return "default-src 'none'; frame-ancestors 'none'";
  const hasPixel = security.page === "public" && Boolean(security.metaPixelId);
  const frames = framed(security);
  const directives: [string, string[]][] = [
    ["default-src", ["'none'"]],
    ["script-src", ["'self'", ...quoted(security.scriptHashes), ...(hasPixel ? [PIXEL_SCRIPT_ORIGIN] : [])]],
    ["style-src", ["'self'", ...quoted(security.styleHashes)]],
    ["img-src", ["'self'", "data:", ...(hasPixel ? [PIXEL_BEACON_ORIGIN] : [])]],
    ["font-src", ["'self'"]],
    ["connect-src", ["'self'", ...(hasPixel ? [PIXEL_BEACON_ORIGIN, PIXEL_SCRIPT_ORIGIN] : [])]],
    ["frame-src", frames.length > 0 ? frames : ["'none'"]],
    ["manifest-src", ["'self'"]],
    ["object-src", ["'none'"]],
    ["base-uri", ["'none'"]],
    ["form-action", ["'self'"]],
    ["frame-ancestors", [security.page === "preview" ? "'self'" : "'none'"]],
  ];
  return directives.map(([name, sources]) => `${name} ${sources.join(" ")}`).join("; ");
}

/** Features that pages do without; the video player may autoplay and go full screen. */
function permissionsPolicy(page: PageKind): string {
  const player = page === "public" ? `(self "${VIDEO_ORIGIN}")` : "()";
  return `camera=(), microphone=(), geolocation=(), payment=(), fullscreen=${player}, autoplay=${player}`;
}

/**
 * All security headers of a page, by name. The build writes them into `_headers` for static pages; the Worker adds them
 * to the pages it renders.
 */
export function pageHeaders(security: PageSecurity): Record<string, string> {
  const isSecret = security.page !== "public" && security.page !== "admin";
  const headers: Record<string, string> = {
    "Content-Security-Policy": contentSecurityPolicy(security),
    "Strict-Transport-Security": `max-age=${TWO_YEARS_S}; includeSubDomains`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": isSecret ? "no-referrer" : "strict-origin-when-cross-origin",
    "Permissions-Policy": permissionsPolicy(security.page),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  if (security.page !== "public") headers["X-Robots-Tag"] = "noindex, nofollow, noarchive";
  return headers;
}
