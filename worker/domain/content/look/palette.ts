import { contrast, fromOklch, laidOver, oklchOf, type Colour } from "./colour.ts";
import { nearestThat } from "./nearest.ts";
import { SHIPPED_COLOURS, type BrandColours, type DrawnColour } from "../shipped-look.ts";

/** The colours on one background, by their names in `web/theme.css`. */
export type Ground = Record<
  | "base-100"
  | "base-200"
  | "base-300"
  | "base-content"
  | "primary"
  | "primary-content"
  | "secondary"
  | "secondary-content"
  | "accent"
  | "accent-content"
  | "neutral"
  | "neutral-content",
  Colour
>;

/** All colours derived from two: for light pages, for dark sections, and for drawings on either. */
export type Palette = { paper: Ground; ink: Ground; drawn: Record<DrawnColour, Colour> };

/** WCAG 2.2 AA: the contrast that text needs, and that large text and parts of controls need. */
export const [TEXT_CONTRAST, PART_CONTRAST] = [4.5, 3] as const;
/** The most action colour that a tinted background has. */
export const TINT = 0.15;

export const WHITE: Colour = "#ffffff";
const SHIPPED_INK = oklchOf(SHIPPED_COLOURS.ink);

/** Lightness and chroma of the grounds that ship; others take their hue, and as much of it, from their ink. */
const LIGHT = {
  "base-200": [0.9695, 0.0054],
  "base-300": [0.916, 0.0112],
  "base-content": [0.956, 0.0099],
  "paper-2": [0.934, 0.0112],
  "paper-3": [0.88, 0.0171],
  "paper-4": [0.871, 0.0172],
} as const;

function lightGround(ink: Colour, name: keyof typeof LIGHT): Colour {
  const [l, most] = LIGHT[name];
  const { c, h } = oklchOf(ink);
  return fromOklch({ l, c: most * Math.min(1, c / SHIPPED_INK.c), h });
}

/** Nothing could stand out against the deepest black. */
const DEEPEST = 0.17;

/** A ground so much lighter than the ink, and so much more colourful. */
function darkGround(ink: Colour, lighter: number, more = 1): Colour {
  const { l, c, h } = oklchOf(ink);
  return fromOklch({ l: (lighter > 0 ? Math.max(l, DEEPEST) : l) + lighter, c: c * more, h });
}

/** The grounds alone, which follow from the ink. */
export function groundsOf(ink: Colour) {
  const paper = {
    "base-100": WHITE,
    "base-200": lightGround(ink, "base-200"),
    "base-300": lightGround(ink, "base-300"),
    "base-content": ink,
    secondary: ink,
    "secondary-content": lightGround(ink, "base-200"),
    neutral: ink,
    "neutral-content": lightGround(ink, "base-200"),
  };
  const light = lightGround(ink, "base-content");
  const dark = {
    "base-100": darkGround(ink, 0.026),
    "base-200": darkGround(ink, -0.01, 0.9),
    "base-300": darkGround(ink, 0.123, 1.4),
    "base-content": light,
    secondary: light,
    "secondary-content": ink,
    neutral: light,
    "neutral-content": ink,
  };
  return { paper, ink: dark };
}

/** Whichever of ink and white is more readable on a colour. */
export function textOn(colour: Colour, ink: Colour): Colour {
  return contrast(ink, colour) >= contrast(WHITE, colour) ? ink : WHITE;
}

/** The action colour for text: readable on each of these backgrounds, and on each tinted with the colour. */
function accentOn(primary: Colour, grounds: readonly Colour[]): Colour {
  const tinted = grounds.slice(0, 2).map((ground) => laidOver(primary, ground, TINT));
  return nearestThat(primary, (colour) =>
    [...grounds, ...tinted].every((ground) => contrast(colour, ground) >= TEXT_CONTRAST),
  );
}

/** Every colour derived from an action colour and an ink. If neither is weak, all text meets AA. */
export function paletteOf({ action, ink }: BrandColours): Palette {
  const grounds = groundsOf(ink);
  const onDark = [grounds.ink["base-100"], grounds.ink["base-200"]];
  const lit = nearestThat(
    action,
    (colour) => onDark.every((ground) => contrast(colour, ground) >= TEXT_CONTRAST) && isReadOn(colour, ink),
  );
  const onPaper = accentOn(action, Object.values(grounds.paper).slice(0, 3));
  const onInk = accentOn(lit, [...onDark, grounds.ink["base-300"]]);
  const paper = {
    ...grounds.paper,
    primary: action,
    "primary-content": textOn(action, ink),
    accent: onPaper,
    "accent-content": textOn(onPaper, ink),
  };
  const dark = {
    ...grounds.ink,
    primary: lit,
    "primary-content": textOn(lit, ink),
    accent: onInk,
    "accent-content": textOn(onInk, ink),
  };
  return { paper, ink: dark, drawn: drawnColours({ action, ink }, paper, dark) };
}

/** Whether ink or white is readable on a colour. */
export const isReadOn = (colour: Colour, ink: Colour) =>
  contrast(textOn(colour, ink), colour) >= TEXT_CONTRAST;

function drawnColours({ action, ink }: BrandColours, paper: Ground, dark: Ground): Palette["drawn"] {
  const lit = oklchOf(dark.primary);
  const onLit = textOn(dark.primary, ink);
  const right = nearestThat(
    fromOklch({ ...lit, l: lit.l - 0.06 }),
    (colour) => contrast(onLit, colour) >= TEXT_CONTRAST,
  );
  const shade = (l: number, share: number) =>
    fromOklch({ l, c: oklchOf(action).c * share, h: oklchOf(action).h });
  const slab = (lighter: number) => darkGround(ink, lighter, 1.7);
  return {
    action,
    "on-action": paper["primary-content"],
    ink,
    accent: paper.accent,
    spine: fromOklch({ ...oklchOf(action), l: oklchOf(action).l * 0.78 }),
    paper: paper["base-200"],
    "paper-2": lightGround(ink, "paper-2"),
    "paper-3": lightGround(ink, "paper-3"),
    "paper-4": lightGround(ink, "paper-4"),
    "lit-top": fromOklch({ l: Math.min(0.93, lit.l + 0.07), c: lit.c * 0.72, h: lit.h }),
    "lit-left": dark.primary,
    "lit-right": right,
    "on-lit": onLit,
    "cracked-top": shade(0.547, 0.65),
    "cracked-left": shade(0.46, 0.59),
    "cracked-right": shade(0.402, 0.49),
    "solid-top": slab(0.205),
    "solid-left": slab(0.131),
    "solid-right": slab(0.095),
  };
}
