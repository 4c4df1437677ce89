import { expect, it } from "vitest";
import { headersFile } from "../../../web/build/headers-file.ts";
import { headersFor } from "./assets-for.ts";

const PAGES = [
  { path: "/", kind: "public", styleHashes: ["sha256-aaa="], scriptHashes: [] },
  { path: "/quiz", kind: "public", styleHashes: [], scriptHashes: ["sha256-eee="] },
  { path: "/hub", kind: "hub", styleHashes: ["sha256-bbb=", "sha256-ccc="], scriptHashes: [] },
  { path: "/admin", kind: "admin", styleHashes: ["sha256-ddd="], scriptHashes: [] },
] as const;

it.each([
  { BOOKING_URL: "http://localhost:4000/call", META_PIXEL_ID: "" },
  { BOOKING_URL: "", META_PIXEL_ID: "123" },
  { BOOKING_URL: "https://cal.com/someone", META_PIXEL_ID: "123" },
])("makes of one build's headers what a build with %o would have made", (vars) => {
  const built = headersFile(PAGES, { bookingUrl: "http://localhost:8789/strategy-call", metaPixelId: "" });
  const wanted = headersFile(PAGES, { bookingUrl: vars.BOOKING_URL, metaPixelId: vars.META_PIXEL_ID });
  expect(headersFor(built, vars)).toBe(wanted);
});
