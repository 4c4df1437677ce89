import type { Device } from "./visit-steps.ts";

/**
 * The class of device that a browser's name suggests; a visit's own page knows it better. An iPad calls itself a Mac.
 */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? "";
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(text)) return "tablet";
  return /Mobi/i.test(text) ? "phone" : "desktop";
}
