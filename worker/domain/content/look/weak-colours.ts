import { contrast, laidOver, type Colour } from "./colour.ts";
import { nearestThat } from "./nearest.ts";
import { groundsOf, isReadOn, PART_CONTRAST, TEXT_CONTRAST, textOn, WHITE } from "./palette.ts";
import type { BrandColours } from "../shipped-look.ts";

/** The least opacity that faint text has. */
export const FAINTEST = 0.65;

/** A colour that is not readable everywhere it is used: why, and the nearest that is. */
export type WeakColour = { name: keyof BrandColours; message: string; instead: Colour };

/** What dark sections show in its own colours: news, success, warning and error (`web/theme.css`). */
const ON_INK: readonly Colour[] = ["#7cc0ea", "#6fcf9d", "#e8b64c", "#ff8a80"];

/** The least contrast of text in an ink, or on it. */
export function inkContrast(ink: Colour): number {
  const { paper, ink: dark } = groundsOf(ink);
  const faint = [paper, dark].flatMap((ground) => {
    const text = ground["base-content"];
    return [ground["base-100"], ground["base-200"]].map((on) => contrast(laidOver(text, on, FAINTEST), on));
  });
  const whole = [paper, dark].map((ground) => contrast(ground["base-content"], ground["base-300"]));
  const states = ON_INK.map((state) => contrast(state, dark["base-100"]));
  return Math.min(...faint, ...whole, ...states);
}

/** Which of the two colours fall short of AA. The action colour is judged with an ink that does not. */
export function weakColours({ action, ink }: BrandColours): WeakColour[] {
  const darkEnough = nearestThat(ink, (colour) => inkContrast(colour) >= TEXT_CONTRAST);
  const isStrong = (colour: Colour) =>
    isReadOn(colour, darkEnough) && contrast(colour, WHITE) >= PART_CONTRAST;
  const strong = nearestThat(action, isStrong);
  const found: WeakColour[] = [];
  if (strong !== action) {
    const text = contrast(textOn(action, darkEnough), action);
    const message =
      text < TEXT_CONTRAST
        ? `Action color: the text on it has a contrast of ${told(text)} to 1, and needs ${TEXT_CONTRAST}`
        : `Action color: on white, it has a contrast of ${told(contrast(action, WHITE))} to 1, and needs ${PART_CONTRAST}`;
    found.push({ name: "action", message, instead: strong });
  }
  if (darkEnough !== ink) {
    const message = `Dark color: the faintest text in it or on it has a contrast of ${told(inkContrast(ink))} to 1, and needs ${TEXT_CONTRAST}`;
    found.push({ name: "ink", message, instead: darkEnough });
  }
  return found;
}

/** Rounded down, so that it never seems to pass. */
const told = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);
