import archivo from "../../../node_modules/.cache/basic-fonts/archivo-display.woff2?url";
import fraunces from "../../../node_modules/.cache/basic-fonts/fraunces-display.woff2?url";
import outfit from "../../../node_modules/.cache/basic-fonts/outfit-display.woff2?url";
import archivoLatin from "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url";
import archivoExt from "@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2?url";
import frauncesLatin from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import frauncesExt from "@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url";
import outfitLatin from "@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url";
import outfitExt from "@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2?url";
import type { FaceId } from "#domain/content/look/faces";

/** A typeface of headings as a page loads it. */
export type Face = {
  family: string;
  /** The subset that each page preloads, and what other letters need; null for that of the texts, which is there anyway. */
  files: { basic: string; latin: string; ext: string } | null;
  /** Its generic name, should nothing load. */
  generic: "sans-serif" | "serif";
  /** How wide it sets the site’s own headings beside Arial Bold, and its height above and below the line, in ems. */
  measured: { width: number; ascent: number; descent: number };
};

/** Those beside the one that ships, which `fonts.css` has. Sizes: Archivo 6.0 KB, Outfit 6.7, Fraunces 10.2. */
export const FACES: Record<Exclude<FaceId, "bricolage">, Face> = {
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
