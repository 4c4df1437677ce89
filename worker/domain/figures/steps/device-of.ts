import type { Device } from "./visit-steps.ts";

/** The class of device that a user agent suggests; the visitor's page knows better, as an iPad calls itself a Mac. */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? "";
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(text)) return "tablet";
  return /Mobi/i.test(text) ? "phone" : "desktop";
}
