import type { Picture } from "./pictures.ts";

/** The logo on either ground. Apart from the other pictures, because every page needs it. */
export const logos: Record<"onLight" | "onDark", Picture> = {
  onLight: {
    sample:
      "The logo for light pages, shown 32 px high and at most 200 px wide: an SVG in web/public/pictures. The browser’s tab shows web/public/favicon.svg: replace that file too.",
    src: null,
    width: 110,
    height: 32,
  },
  onDark: {
    sample: "The same logo for dark ground: the landing page’s header.",
    src: null,
    width: 110,
    height: 32,
  },
};
