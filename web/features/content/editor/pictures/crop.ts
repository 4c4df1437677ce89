import type { PicturePlace } from "#domain/content/pictures/picture-places";

export type Size = { width: number; height: number };
/** What is seen of a picture: how near, and where between its edges (0 to 1). */
export type Framing = { zoom: number; x: number; y: number };
export type Part = Size & { left: number; top: number };

export const MIDDLE: Framing = { zoom: 1, x: 0.5, y: 0.5 };
export const ZOOM_MAX = 4;

/** The part of a picture, in its own pixels, that fills a shape. Never more than the picture has. */
export function partOf(source: Size, ratio: number | null, { zoom, x, y }: Framing): Part {
  // A bitmap has its sizes to be read, and nothing to be spread.
  if (ratio === null) return { left: 0, top: 0, width: source.width, height: source.height };
  const whole =
    source.width / source.height > ratio
      ? { width: source.height * ratio, height: source.height }
      : { width: source.width, height: source.width / ratio };
  const [width, height] = [whole.width / zoom, whole.height / zoom];
  return { left: (source.width - width) * x, top: (source.height - height) * y, width, height };
}

/** The framing after the picture was pushed by so much of its frame's width and height: it follows the hand. */
export function pushed(framing: Framing, source: Size, ratio: number, by: { x: number; y: number }): Framing {
  const part = partOf(source, ratio, framing);
  const along = (place: number, shown: number, all: number, share: number) =>
    all - shown < 0.5 ? place : clamped(place - (share * shown) / (all - shown));
  return {
    ...framing,
    x: along(framing.x, part.width, source.width, by.x),
    y: along(framing.y, part.height, source.height, by.y),
  };
}

const clamped = (value: number) => Math.min(1, Math.max(0, value));

/** The sizes in which a place gets a part of a picture, smallest first: as far as it has the pixels, and at least one. */
export function sizesFor({ ratio, widths, maxHeight, isExact }: PicturePlace, part: Size): Size[] {
  const shape = ratio ?? part.width / part.height;
  const most = Math.min(
    widths.at(-1) ?? part.width,
    maxHeight === undefined ? Number.POSITIVE_INFINITY : maxHeight * shape,
    isExact ? Number.POSITIVE_INFINITY : part.width,
  );
  const fitting = widths.filter((width) => width < most);
  return [...fitting, most].map((width) => sized(width, shape));
}

const sized = (width: number, shape: number): Size => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(width / shape)),
});
