import type { Read, Size } from "./picture-size.ts";
import { pngsIn, readIco } from "./read-ico.ts";
import { readJpeg } from "./read-jpeg.ts";
import { pixelsOf, readPng, type PngPixels } from "./read-png.ts";
import { readWebp } from "./read-webp.ts";

/** What a file may be, by its first bytes. Never SVG, which can hold scripts. */
export const PICTURE_TYPES = ["image/webp", "image/png", "image/jpeg", "image/x-icon"] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** The most bytes of a file, and the most pixels of a side (contract 21). */
export const PICTURE_BYTES_MAX = 1_500_000;
export const PICTURE_SIDE_MAX = 4096;

/** A picture as its own bytes describe it. */
export type PictureInfo = Size & { type: PictureType };

const READERS: Record<
  PictureType,
  { starts: (bytes: Uint8Array) => boolean; read: (bytes: Uint8Array) => Read }
> = {
  "image/webp": {
    starts: (bytes) => startsWith(bytes, "RIFF") && startsWith(bytes.subarray(8), "WEBP"),
    read: readWebp,
  },
  "image/png": { starts: (bytes) => startsWith(bytes, "\u0089PNG\r\n\u001a\n"), read: readPng },
  "image/jpeg": { starts: (bytes) => startsWith(bytes, "\u00ff\u00d8\u00ff"), read: readJpeg },
  "image/x-icon": { starts: (bytes) => startsWith(bytes, "\0\0\u0001\0"), read: readIco },
};

/** A file that is no picture, or none that is taken. Its message says so to whoever chose it. */
export class PictureRefused extends Error {}

/**
 * What a file is, whatever its name and its sender say. It is read to its end: a picture that is cut off, or that
 * something else follows, is none. Throws `PictureRefused`.
 */
export function readPicture(bytes: Uint8Array): PictureInfo {
  const type = PICTURE_TYPES.find((one) => READERS[one].starts(bytes));
  if (!type) throw new PictureRefused(isMarkup(bytes) ? MARKUP : UNKNOWN);
  const read = READERS[type].read(bytes);
  if (read === "broken") throw new PictureRefused(PICTURE_BROKEN);
  if (read === "followed") throw new PictureRefused(FOLLOWED);
  const { width, height } = read;
  if (width < 1 || height < 1) throw new PictureRefused(PICTURE_BROKEN);
  if (Math.max(width, height) > PICTURE_SIDE_MAX) throw new PictureRefused(tooManyPixels(read));
  return { type, width, height };
}

/**
 * The deflated pixels of a picture that `readPicture` has read: of a PNG, and of each in an icon. Throws
 * `PictureRefused` where what their chunks hold is not whole.
 */
export function deflatedPixels(bytes: Uint8Array, type: PictureType): PngPixels[] {
  const pngs = type === "image/png" ? [bytes] : type === "image/x-icon" ? pngsIn(bytes) : [];
  return pngs.map((png) => {
    const pixels = pixelsOf(png);
    if (!pixels) throw new PictureRefused(PICTURE_BROKEN);
    return pixels;
  });
}

const UNKNOWN = "This file isn’t a picture that can be shown here. Use a WebP, PNG, JPEG or ICO file.";
const MARKUP = "SVG files can hold scripts, so they aren’t taken. Save the picture as PNG or WebP.";
export const PICTURE_BROKEN = "This picture is damaged or cut off. Save it again, then try once more.";
const FOLLOWED =
  "This file holds something else behind the picture. Save the picture again, then try once more.";

function tooManyPixels({ width, height }: Size): string {
  const [sides, most] = [[width, height].map(grouped).join(" × "), grouped(PICTURE_SIDE_MAX)];
  return `This picture has ${sides} pixels. A side may have at most ${most}.`;
}

const grouped = (count: number) => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");

/** Every character stands for one byte. */
function startsWith(bytes: Uint8Array, text: string): boolean {
  return (
    bytes.length >= text.length &&
    Array.from(text, (char) => char.charCodeAt(0)).every((code, at) => bytes[at] === code)
  );
}

function isMarkup(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 1024)).toLowerCase();
  return start.includes("<svg") || start.includes("<?xml");
}
