import { fromOklch, oklchOf, type Colour } from "./colour.ts";

/** About as fine as a screen’s own steps. */
const STEP = 1 / 400;

/**
 * The colour itself if it passes, or else the nearest that does: of the same hue, and as little darker or lighter as
 * possible.
 */
export function nearestThat(colour: Colour, passes: (colour: Colour) => boolean): Colour {
  if (passes(colour)) return colour;
  const own = oklchOf(colour);
  for (let away = STEP; away < 1; away += STEP) {
    for (const l of [own.l - away, own.l + away]) {
      if (l < 0 || l > 1) continue;
      const other = fromOklch({ ...own, l });
      if (passes(other)) return other;
    }
  }
  return colour;
}
