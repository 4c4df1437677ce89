import type { Colour } from "./look/colour.ts";

/** The two colours that an owner chooses; all others follow from them. */
export type BrandColours = { action: Colour; ink: Colour };

/** Those of the content that ships. Its palette is made by hand, and stands in `web/theme.css`. */
export const SHIPPED_COLOURS: BrandColours = { action: "#ff5a2a", ink: "#17140f" };

/** Colours of drawings, which are alike on every ground: where no brand says otherwise. */
export const SHIPPED_DRAWN = {
  action: "#ff5a2a",
  "on-action": "#17140f",
  ink: "#17140f",
  accent: "#b8330b",
  spine: "#b93c16",
  paper: "#f6f5f1",
  "paper-2": "#ece9e1",
  "paper-3": "#dcd7cb",
  "paper-4": "#d9d4c8",
  "lit-top": "#ff9472",
  "lit-left": "#ff6a3d",
  "lit-right": "#e85622",
  "on-lit": "#17140f",
  "cracked-top": "#b0502c",
  "cracked-left": "#8f3a1c",
  "cracked-right": "#75301a",
  "solid-top": "#4d463b",
  "solid-left": "#393329",
  "solid-right": "#2f2a22",
} as const satisfies Record<string, Colour>;

export type DrawnColour = keyof typeof SHIPPED_DRAWN;
