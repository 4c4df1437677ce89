import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { FONT_CHARACTERS } from "#domain/content/font-characters";

const FOLDER = path.join(import.meta.dirname, "../../node_modules/.cache/basic-fonts");
/** Signs that no headline of ours has: kerned with every letter, they would weigh a sixth of its font. */
const IN_NO_HEADLINE = /[#*<=>@[\\\]^_`{|}~]/g;

/**
 * Headlines use a single weight, so that their font fits into the first packets of a connection (14 KB). What we use of
 * neither font, such as fractions and other shapes of a letter, stays out; figures of one width are the text's alone.
 */
const HEADLINES = {
  text: FONT_CHARACTERS.replaceAll(IN_NO_HEADLINE, ""),
  options: { targetFormat: "woff2", variationAxes: { wght: 800 }, keepFeatures: ["kern"] },
} as const;
const TEXTS = {
  text: FONT_CHARACTERS,
  options: { targetFormat: "woff2", keepFeatures: ["kern", "tnum"] },
} as const;

/** `basic`: every page that ships loads it. `display`: a page does that has it as its owner’s choice. */
const FAMILIES = {
  "bricolage-grotesque": { use: "basic", ...HEADLINES },
  figtree: { use: "basic", ...TEXTS },
  archivo: { use: "display", ...HEADLINES },
  outfit: { use: "display", ...HEADLINES },
  fraunces: { use: "display", ...HEADLINES },
} as const;
type Family = keyof typeof FAMILIES;
const isFamily = (name: string): name is Family => name in FAMILIES;

/** File names of the built Latin subsets, which pages preload. */
export const BASIC_FONT = /-basic\b.*\.woff2/;

async function writeBasicFont(family: Family): Promise<void> {
  const resolve = createRequire(import.meta.url).resolve;
  const source = resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
  const { version } = JSON.parse(
    readFileSync(resolve(`@fontsource-variable/${family}/package.json`), "utf8"),
  );
  const { use, text, options } = FAMILIES[family];
  const file = path.join(FOLDER, `${family}-${use}.woff2`);
  const stamp = path.join(FOLDER, `${family}.txt`);
  const made = `${version} ${text} ${JSON.stringify(options)}`;
  if (existsSync(file) && existsSync(stamp) && readFileSync(stamp, "utf8") === made) return;
  writeFileSync(file, await subsetFont(readFileSync(source), text, options));
  writeFileSync(stamp, made);
}

/**
 * Cuts the fonts down to the basic alphabet, once per version, and puts them where `fonts.css` finds them. Every page
 * loads 20 KB of fonts instead of 60; `/` loads 48 KB at first, all told.
 */
export function basicFonts(): Plugin {
  return {
    name: "basic-fonts",
    async config() {
      mkdirSync(FOLDER, { recursive: true });
      await Promise.all(Object.keys(FAMILIES).filter(isFamily).map(writeBasicFont));
    },
  };
}
