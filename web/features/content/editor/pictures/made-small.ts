import { isMarkup, MARKUP_REFUSED, MARKUP_START } from "#domain/content/pictures/markup";
import type { PicturePlace } from "#domain/content/pictures/picture-places";
import { sizesFor, type Part, type Size } from "./crop.ts";

/** A folder of 40 pictures in two widths each stays below 20 MB (contract 21). */
const BYTES_WANTED = 240_000;
/** From the best on, until the file is small enough. */
const QUALITIES = [0.82, 0.7, 0.55, 0.4];

/** A file that the browser cannot read as a picture. Its message says so. */
export class UnreadablePicture extends Error {
  constructor(words = "Your browser can’t read this file as a picture. Use a PNG, JPEG or WebP file.") {
    super(words);
  }
}

/** The picture in a file, turned as its camera says. Throws `UnreadablePicture`. */
export async function pictureFrom(file: Blob): Promise<ImageBitmap> {
  // A browser may well draw one; what the server would say of it is said at once.
  if (isMarkup(new Uint8Array(await file.slice(0, MARKUP_START).arrayBuffer())))
    throw new UnreadablePicture(MARKUP_REFUSED);
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new UnreadablePicture();
  }
}

/** A part of a picture in each size of its place, smallest first. */
export async function madeSmall(picture: ImageBitmap, part: Part, place: PicturePlace): Promise<Blob[]> {
  const made: Blob[] = [];
  for (const size of sizesFor(place, part)) made.push(await fileOf(drawn(picture, part, size), place));
  return made;
}

function drawn(picture: ImageBitmap, { left, top, width, height }: Part, size: Size): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = canvas.getContext("2d");
  if (!context) throw new UnreadablePicture();
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, left, top, width, height, 0, 0, size.width, size.height);
  return canvas;
}

async function fileOf(canvas: HTMLCanvasElement, { type, ratio }: PicturePlace): Promise<Blob> {
  let best: Blob | null = null;
  for (const quality of QUALITIES) {
    const blob = await encoded(canvas, type, quality, ratio !== null);
    if (!best || blob.size < best.size) best = blob;
    if (best.size <= BYTES_WANTED || blob.type === "image/png") return best;
  }
  if (!best) throw new UnreadablePicture();
  return best;
}

/** Where a browser writes no WebP it gives PNG: then a photograph is a JPEG, and only what may be transparent stays. */
async function encoded(
  canvas: HTMLCanvasElement,
  type: string,
  quality: number,
  isPhotograph: boolean,
): Promise<Blob> {
  const blob = await written(canvas, type, quality);
  return blob.type === type || !isPhotograph ? blob : written(canvas, "image/jpeg", quality);
}

function written(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new UnreadablePicture())), type, quality);
  });
}
