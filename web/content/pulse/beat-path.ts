import type { Rhythm } from "#domain/funnel/answers/rhythms";

/** The width of a beat, the space of one question on the line; strong beats rise and fall by about as much. */
export const BEAT_WIDTH = 80;

/** Each shape as a relative path that starts and ends on the line. */
export const BEAT_PATHS: Record<Rhythm, string> = {
  strong: "h14q6-14 12 0h6l5 10 9-88 11 112 7-34h4q6-16 12 0",
  plain: "h24l5 5 8-31 9 40 6-14h28",
  faint: "h26q5-9 10 0l4-9 5 13 4-4h31",
  uneven: "h6l5-24 6 40 6-64 7 52 5-20 7 36 6-72 8 62 7-22 6 12h11",
  falling: "h16l5-22 6 30 5-20 9 58 6-8 5 26 8-10q8-54 20-54",
  flat: "h80",
};

/** How far above the line a shape rises. */
export const BEAT_RISES: Record<Rhythm, number> = {
  strong: 78,
  plain: 26,
  faint: 9,
  uneven: 52,
  falling: 22,
  flat: 0,
};
