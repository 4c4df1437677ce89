import { contentSecurityPolicy, pageHeaders, type PageSecurity } from "#domain/security-headers";
import { describe, expect, test } from "vitest";

const BOOKING = "https://calendly.com/bpm/strategy-call";
const PIXEL = "1234567890";

/** The sources of a directive. */
function sources(security: PageSecurity, directive: string): string[] {
  const parts = contentSecurityPolicy(security).split("; ");
  return (
    parts
      .find((part) => part.startsWith(`${directive} `))
      ?.split(" ")
      .slice(1) ?? []
  );
}

describe("the policy", () => {
  test.each(["public", "hub", "admin", "api"] as const)("lets no inline script run on %s pages", (page) => {
    const policy = contentSecurityPolicy({ page, bookingUrl: BOOKING, metaPixelId: PIXEL });
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.startsWith("default-src 'none'")).toBe(true);
  });

  test("names Meta only on public pages, and only with a pixel", () => {
    const withPixel = { bookingUrl: BOOKING, metaPixelId: PIXEL };
    expect(sources({ page: "public", ...withPixel }, "script-src")).toEqual([
      "'self'",
      "https://connect.facebook.net",
    ]);
    expect(sources({ page: "public", ...withPixel }, "img-src")).toContain("https://www.facebook.com");
    expect(contentSecurityPolicy({ page: "public", bookingUrl: BOOKING, metaPixelId: "" })).not.toContain(
      "facebook",
    );
    for (const page of ["hub", "admin"] as const) {
      expect(contentSecurityPolicy({ page, ...withPixel })).not.toContain("facebook");
    }
  });

  test.each([
    ["public", BOOKING, ["https://player.vimeo.com", "https://calendly.com"]],
    ["public", "", ["https://player.vimeo.com"]],
    ["hub", BOOKING, ["https://calendly.com"]],
    ["hub", "https://cal.com/bpm/call", ["https://cal.com", "https://app.cal.com"]],
    ["hub", "http://localhost:8789/strategy-call", ["http://localhost:8789"]],
    ["hub", "not an address", ["'none'"]],
    ["hub", null, ["'none'"]],
    ["preview", BOOKING, ["https://player.vimeo.com", "'self'"]],
    ["admin", BOOKING, ["'self'"]],
  ] as const)("frames on %s pages with the booking page %s: %j", (page, bookingUrl, expected) => {
    expect(sources({ page, bookingUrl }, "frame-src")).toEqual(expected);
  });

  test("takes inline styles and scripts by their hash", () => {
    const hashed = { page: "public", styleHashes: ["sha256-a="], scriptHashes: ["sha256-b="] } as const;
    expect(sources(hashed, "style-src")).toEqual(["'self'", "'sha256-a='"]);
    expect(sources(hashed, "script-src")).toEqual(["'self'", "'sha256-b='"]);
  });
});

describe("the other headers", () => {
  test("keep the hub's address to the hub", () => {
    const headers = pageHeaders({ page: "hub", bookingUrl: BOOKING });
    expect(headers["Referrer-Policy"]).toBe("no-referrer");
    expect(headers["X-Robots-Tag"]).toContain("noindex");
  });

  test("let public pages be found, and everything be reached by https alone", () => {
    const headers = pageHeaders({ page: "public" });
    expect(headers).not.toHaveProperty("X-Robots-Tag");
    expect(headers["Strict-Transport-Security"]).toMatch(/^max-age=(\d{8,}); includeSubDomains$/);
    expect(headers["X-Content-Type-Options"]).toBe("nosniff");
  });
});
