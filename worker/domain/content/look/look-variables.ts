import { brandColours, type Look } from "../parts/look.ts";
import { paletteOf, type Palette } from "./palette.ts";
import { RADII } from "./radii.ts";
import { SHIPPED_COLOURS } from "../shipped-look.ts";

type Declared = readonly (readonly [property: string, value: string])[];

/** The custom properties in which a look differs from the built-in one, for light pages and for dark sections. */
export type LookVariables = { paper: Declared; ink: Declared };

/** The palette of a look; null for the built-in colours, whose palette is made by hand. */
export function ownPalette(look: Look): Palette | null {
  const known = palettes.get(look);
  if (known !== undefined) return known;
  const colours = brandColours(look);
  const isShipped = colours.action === SHIPPED_COLOURS.action && colours.ink === SHIPPED_COLOURS.ink;
  const palette = isShipped ? null : paletteOf(colours);
  palettes.set(look, palette);
  return palette;
}

/** Cached, because a hub's page is rendered at each request and its colours take many steps to find. */
const palettes = new WeakMap<Look, Palette | null>();

export function lookVariables(look: Look): LookVariables {
  const palette = ownPalette(look);
  const radius = look.radius === "soft" ? [] : named("radius", RADII[look.radius], (rem) => `${rem}rem`);
  if (!palette) return { paper: radius, ink: [] };
  return {
    paper: [...named("color", palette.paper), ...named("drawn", palette.drawn), ...radius],
    ink: named("color", palette.ink),
  };
}

function named<Value>(
  kind: string,
  values: Record<string, Value>,
  said: (value: Value) => string = String,
): Declared {
  return Object.entries(values).map(([name, value]) => [`--${kind}-${name}`, said(value)]);
}
