export const RADIUS_IDS = ["sharp", "soft", "round"] as const;
export type RadiusId = (typeof RADIUS_IDS)[number];

/** Corner radii in rem: of marks and small parts, of buttons and fields, of cards. `soft` is in `web/theme.css`. */
export const RADII: Record<RadiusId, { selector: number; field: number; box: number }> = {
  sharp: { selector: 0, field: 0.125, box: 0.125 },
  soft: { selector: 0.375, field: 0.625, box: 1 },
  round: { selector: 0.5, field: 1.625, box: 1.75 },
};
