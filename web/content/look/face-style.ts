import type { Face } from "./faces.ts";

/** The letters of the subset, as `fonts.css` lists them for the face that ships. */
const BASIC =
  "U+20-22,U+24-29,U+2B-3B,U+3F,U+41-5A,U+61-7A,U+A0,U+A9,U+B7,U+D7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2192";
const EXT =
  "U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF";
/** Roboto Bold, the bold face of Android, is so much narrower than Arial’s. */
const ROBOTO = 1.068;

/** Headings in a face: its files, and fallbacks that take up as much space until it has loaded. */
export function faceStyle({ family, files, generic, measured }: Face): string {
  const { width, ascent, descent } = measured;
  const loaded = files
    ? [font(family, files.ext, EXT), font(family, files.latin), font(family, files.basic, BASIC)]
    : [];
  const fallback = (name: string, local: string, size: number) =>
    `@font-face{font-family:"${name}";font-weight:100 900;src:${local};size-adjust:${percent(size)};` +
    `ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%}`;
  return [
    ...loaded,
    fallback("Face Fallback", locals("Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"), width),
    fallback("Face Fallback Android", locals("Roboto Bold", "Roboto-Bold"), width * ROBOTO),
    `.font-display{font-family:"${family}","Face Fallback","Face Fallback Android",${generic}}`,
  ].join("");
}

function font(family: string, file: string, range?: string): string {
  const letters = range === undefined ? "" : `;unicode-range:${range}`;
  return `@font-face{font-family:"${family}";font-display:swap;font-weight:100 900;src:url("${file}") format("woff2")${letters}}`;
}

const locals = (...names: string[]) => names.map((name) => `local("${name}")`).join(",");
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
