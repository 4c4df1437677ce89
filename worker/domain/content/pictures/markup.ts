export const MARKUP_REFUSED =
  "SVG files can contain scripts, so they aren’t accepted. Save the picture as PNG or WebP.";

/** How many of a file's first bytes tell. */
export const MARKUP_START = 1024;

/** Whether a file is an SVG, or other markup, by its first bytes. */
export function isMarkup(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, MARKUP_START)).toLowerCase();
  return start.includes("<svg") || start.includes("<?xml");
}
