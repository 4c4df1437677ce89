import { openSync } from "fontkit";
import { createRequire } from "node:module";
import sharp from "sharp";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const INK = "#14120e";
const PAPER = "#f6f5f1";
const SIGNAL = "#ff6a3d";
/** Of the font size, as the page sets its headlines. */
const TRACKING = -0.035;

const fontFile = createRequire(import.meta.url).resolve(
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
);

export type SocialText = {
  brand: string;
  /** The file with the logo for dark ground; null for the drawn mark and the name. */
  logo: string | null;
  kicker: string;
  headline: readonly { text: string; isAccent: boolean }[];
};

/** Text as outlines: the font on its own weight of 800, which no renderer has to have installed. */
function outliner() {
  const font = openSync(fontFile);
  if (!("layout" in font)) throw new Error("The headline font holds several fonts.");
  const { unitsPerEm } = font;
  return (text: string, at: { x: number; y: number; size: number; fill: string }) => {
    const scale = at.size / unitsPerEm;
    let x = 0;
    const run = font.layout(text);
    const glyphs = run.glyphs.map((glyph, index) => {
      const path = `<path transform="translate(${x} 0)" d="${glyph.path.toSVG()}"/>`;
      x += (run.positions[index]?.xAdvance ?? 0) + TRACKING * unitsPerEm;
      return path;
    });
    return `<g fill="${at.fill}" transform="translate(${at.x} ${at.y}) scale(${scale} ${-scale})">${glyphs.join("")}</g>`;
  };
}

function rings(): string {
  const radii = [50, 100, 150, 200, 250, 300, 350, 400];
  const circles = radii.map((radius) => `<circle r="${radius}" opacity="${1 - radius / 440}"/>`);
  return `<g transform="translate(1130 120)" fill="none" stroke="${SIGNAL}" stroke-width="13">${circles.join("")}</g>`;
}

function mark(): string {
  return `<g transform="translate(${MARGIN} 64) scale(1.75)"><rect width="32" height="32" rx="8" fill="${SIGNAL}"/><path d="M4 17.5h6.2l3.1-10 5.2 17 3.1-7H28" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}

/** As high as the drawn mark, at the same place. */
async function logoLayer(file: string) {
  const input = await sharp(file, { density: 300 }).resize({ height: 56 }).png().toBuffer();
  return { input, left: MARGIN, top: 64 };
}

/** What a shared link shows, as a PNG of 1200 × 630. */
export async function socialImage({ brand, logo, kicker, headline }: SocialText): Promise<Buffer> {
  const outline = outliner();
  const lines = headline.map(({ text, isAccent }, index) =>
    outline(text, { x: MARGIN, y: 410 + index * 92, size: 92, fill: isAccent ? SIGNAL : PAPER }),
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${INK}"/>`,
    rings(),
    ...(logo === null ? [mark(), outline(brand, { x: MARGIN + 76, y: 108, size: 48, fill: PAPER })] : []),
    outline(kicker, { x: MARGIN, y: 300, size: 38, fill: "#a6a199" }),
    ...lines,
    "</svg>",
  ].join("");
  const layers = logo === null ? [] : [await logoLayer(logo)];
  return sharp(Buffer.from(svg)).composite(layers).png({ palette: true, colours: 64 }).toBuffer();
}
