import type { FaceId } from "#domain/content/look/faces";
import { lookVariables } from "#domain/content/look/look-variables";
import type { Look } from "#domain/content/parts/look";
import type { PageDress } from "#domain/content/render-page";
import archivoExt from "@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2?url";
import archivoLatin from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url";
import frauncesExt from "@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url";
import frauncesLatin from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import outfitExt from "@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2?url";
import outfitLatin from "@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url";
import bricolage from "../../../node_modules/.cache/basic-fonts/bricolage-grotesque-basic.woff2?url";
import figtree from "../../../node_modules/.cache/basic-fonts/figtree-basic.woff2?url";
import archivo from "../../../node_modules/.cache/basic-fonts/archivo-display.woff2?url";
import fraunces from "../../../node_modules/.cache/basic-fonts/fraunces-display.woff2?url";
import outfit from "../../../node_modules/.cache/basic-fonts/outfit-display.woff2?url";

/** What a page looks like in a look of the owner’s; null in the one that ships, which the style sheets have. */
export function pageDress(look: Look): PageDress | null {
  const { paper, ink } = lookVariables(look);
  const face = look.face === "bricolage" ? null : FACES[look.face];
  // In no layer, so that it comes before all that the style sheets say, whenever they load.
  const style = [
    paper.length > 0 ? `:root,[data-theme=paper]{${declared(paper)}}` : "",
    ink.length > 0 ? `@media screen{[data-theme=ink]{${declared(ink)}}}` : "",
    face ? faceStyle(face) : "",
  ].join("");
  if (style === "") return null;
  const ground = paper.find(([name]) => name === "--color-base-200")?.[1] ?? null;
  return { style, ground, ...(face && { face: face.files?.basic ?? null }) };
}

const declared = (properties: readonly (readonly [string, string])[]) =>
  properties.map(([name, value]) => `${name}:${value}`).join(";");

/** The letters of the subset, as `fonts.css` lists them for the face that ships. */
const BASIC =
  "U+20-22,U+24-29,U+2B-3B,U+3F,U+41-5A,U+61-7A,U+A0,U+A9,U+B7,U+D7,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2022,U+2026,U+2192";
const EXT =
  "U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF";
/** Roboto Bold, the bold face of Android, is so much narrower than Arial’s. */
const ROBOTO = 1.068;

/** Headings in a face: its files, and fallbacks that take up as much space until it has loaded. */
function faceStyle({ family, files, generic, measured }: Face): string {
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

/** A typeface of headings as a page loads it. */
type Face = {
  family: string;
  /** The subset that each page preloads, and what other letters need; null for that of the texts, which is there anyway. */
  files: { basic: string; latin: string; ext: string } | null;
  /** Its generic name, should nothing load. */
  generic: "sans-serif" | "serif";
  /** How wide it sets the site’s own headings beside Arial Bold, and its height above and below the line, in ems. */
  measured: { width: number; ascent: number; descent: number };
};

/** Those beside the one that ships, which `fonts.css` has. Sizes: Archivo 6.0 KB, Outfit 6.7, Fraunces 10.2. */
const FACES: Record<Exclude<FaceId, "bricolage">, Face> = {
  archivo: {
    family: "Archivo Variable",
    files: { basic: archivo, latin: archivoLatin, ext: archivoExt },
    generic: "sans-serif",
    measured: { width: 1.033, ascent: 0.878, descent: 0.21 },
  },
  outfit: {
    family: "Outfit Variable",
    files: { basic: outfit, latin: outfitLatin, ext: outfitExt },
    generic: "sans-serif",
    measured: { width: 0.969, ascent: 1, descent: 0.26 },
  },
  fraunces: {
    family: "Fraunces Variable",
    files: { basic: fraunces, latin: frauncesLatin, ext: frauncesExt },
    generic: "serif",
    measured: { width: 1.058, ascent: 0.978, descent: 0.255 },
  },
  figtree: {
    family: "Figtree Variable",
    files: null,
    generic: "sans-serif",
    measured: { width: 0.975, ascent: 0.95, descent: 0.25 },
  },
};

/** The typefaces of a document that loads no style sheet: of its headings (`.font-display`), and of its texts. */
export function plainFaces(face: FaceId): string {
  const headings =
    face === "bricolage"
      ? `${font("Bricolage Grotesque Variable", bricolage, BASIC)}.font-display{font-family:"Bricolage Grotesque Variable",system-ui,sans-serif}`
      : faceStyle(FACES[face]);
  return `${font("Figtree Variable", figtree, BASIC)}body{font-family:"Figtree Variable",system-ui,sans-serif}${headings}`;
}
