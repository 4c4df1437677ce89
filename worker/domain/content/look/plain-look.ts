import type { Look } from "../parts/look.ts";
import { laidOver, type Colour } from "./colour.ts";
import { ownPalette } from "./look-variables.ts";
import type { Ground } from "./palette.ts";
import { RADII } from "./radii.ts";
import { SHIPPED_COLOURS } from "../shipped-look.ts";

type PlainGround = Record<"page" | "card" | "ink" | "faint", Colour>;

/** The look where no style sheet of ours loads: e-mails, also in dark mode, and plain documents. Radii in px. */
export type PlainLook = {
  light: PlainGround;
  dark: PlainGround;
  button: { ground: Colour; text: Colour };
  radius: { card: number; button: number };
};

/** Of the look that ships. */
const LIGHT: PlainGround = { page: "#f6f5f1", card: "#ffffff", ink: "#17140f", faint: "#5c564b" };
const DARK: PlainGround = { page: "#14120e", card: "#1d1a15", ink: "#f3f0e9", faint: "#b9b2a5" };

export function plainLook(look: Look): PlainLook {
  const palette = ownPalette(look);
  const { field, box } = RADII[look.radius];
  return {
    light: palette ? plainGround(palette.paper) : LIGHT,
    dark: palette ? plainGround(palette.ink) : DARK,
    button: palette
      ? { ground: palette.paper.primary, text: palette.paper["primary-content"] }
      : { ground: SHIPPED_COLOURS.action, text: SHIPPED_COLOURS.ink },
    radius: { card: box * REM, button: field * REM },
  };
}

const REM = 16;
/** Secondary text, which must still be readable. */
const FAINT = 0.72;

function plainGround(ground: Ground): PlainGround {
  const [page, card, ink] = [ground["base-200"], ground["base-100"], ground["base-content"]];
  return { page, card, ink, faint: laidOver(ink, page, FAINT) };
}
