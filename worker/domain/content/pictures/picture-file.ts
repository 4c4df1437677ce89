import { jpegTables, type JpegTables } from "./jpeg-tables.ts";
import { PICTURE_TYPES, type PictureType } from "./picture-types.ts";
import { pixelsOf, readPng, type PngPixels } from "./read-png.ts";
import { readWebp } from "./read-webp.ts";
import { isMarkup, MARKUP_REFUSED } from "./markup.ts";
import { viewOf, nameAt, type Read, type Size } from "./picture-bytes.ts";

const HEADER = 6;
const ENTRY = 16;

/** The length of the header that a bitmap of an icon begins with. */
const BITMAP_HEADER = 40;

/** How many bits the pixels of such a bitmap may have. */
const DEPTHS = [1, 4, 8, 16, 24, 32];

const isPng = (data: Uint8Array) => nameAt(data, 0) === "\u0089PNG";

const [START, END, SCAN] = [0xd8, 0xd9, 0xda];

/** Start of a frame, which has the picture's size; three of that range are something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Those of the frames that browsers show: baseline, extended and progressive. */
const LAST_SHOWN = 0xc2;

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

const ended = (bytes: Uint8Array, end: number, size: Size): Read => (end < bytes.length ? "followed" : size);

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

/** A file that is not a picture, or not one that is accepted. Its message is for the person who chose it. */
export class PictureRefused extends Error {}

/**
 * What a file is, whatever its name and its sender claim. It is read to its end: a picture that is cut off, or followed
 * by other data, is refused. Throws `PictureRefused`.
 */
export function readPicture(bytes: Uint8Array): PictureInfo {
  const type = PICTURE_TYPES.find((one) => READERS[one].starts(bytes));
  if (!type) throw new PictureRefused(isMarkup(bytes) ? MARKUP_REFUSED : UNKNOWN);
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
export const PICTURE_BROKEN = "This picture is damaged or cut off. Save it again, then try once more.";
const FOLLOWED = "This file has other data after the picture. Save the picture again, then try once more.";

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

/** A JPEG from marker to marker, through the pixels of each scan, to its end. */
function readJpeg(bytes: Uint8Array): Read {
  const view = viewOf(bytes);
  const tables = jpegTables();
  let size: Size | null = null;
  let [at, hasScan] = [2, false];
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return "broken";
    const marker = bytes[at + 1] ?? 0;
    // Any number of them may precede a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) return size && hasScan ? ended(bytes, at + 2, size) : "broken";
    if (marker === START || at + 4 > bytes.length) return "broken";
    const length = view.getUint16(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) return "broken";
    const data = bytes.subarray(at + 4, next);
    if (isFrame(marker)) {
      // A second one would belong to another picture.
      if (marker > LAST_SHOWN || size || !tables.takeFrame(data)) return "broken";
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    } else if (!tables.take(marker, data)) return "broken";
    if (marker === SCAN) {
      const end = scanEnd(bytes, next, tables);
      if (end === null) return "broken";
      hasScan = true;
      at = end;
    } else at = next;
  }
  return "broken";
}

/** Null if the pixels are none, or their restarts are not those that the file announces, one after the other. */
function scanEnd(bytes: Uint8Array, from: number, { restarts }: JpegTables): number | null {
  let count = 0;
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (isRestart(marker)) {
      if (!restarts() || marker !== 0xd0 + (count % 8)) return null;
      count += 1;
    } else if (marker !== 0) break;
    at = bytes.indexOf(0xff, at + 2);
  }
  const end = at === -1 ? bytes.length : at;
  return end > from ? end : null;
}

/** An ICO: each of its pictures is a PNG or a bitmap, one behind the other, and nothing lies between or behind them. */
function readIco(bytes: Uint8Array): Read {
  const places = placesIn(bytes);
  if (places.length === 0) return "broken";
  const sizes: Size[] = [];
  let at = HEADER + places.length * ENTRY;
  for (const { start, end, width, height } of places) {
    if (start < at || end > bytes.length) return "broken";
    if (start > at) return "followed";
    const size = sizeOf(bytes.subarray(start, end));
    if (typeof size === "string") return size;
    if (size.width !== width || size.height !== height) return "broken";
    sizes.push(size);
    at = end;
  }
  if (at < bytes.length) return "followed";
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}

/** The PNGs in an icon, as files of their own. */
function pngsIn(bytes: Uint8Array): Uint8Array[] {
  return placesIn(bytes)
    .map(({ start, end }) => bytes.subarray(start, end))
    .filter(isPng);
}

/** Where the pictures are, in the order of the file; none if the header is not whole. */
function placesIn(bytes: Uint8Array) {
  const view = viewOf(bytes);
  const count = bytes.length < HEADER ? 0 : view.getUint16(4, true);
  if (HEADER + count * ENTRY > bytes.length) return [];
  return Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY;
    const start = view.getUint32(at + 12, true);
    // A side of 256 is written as 0.
    const [width, height] = [bytes[at] || 256, bytes[at + 1] || 256];
    return { start, end: start + view.getUint32(at + 8, true), width, height };
  }).toSorted((a, b) => a.start - b.start);
}

function sizeOf(data: Uint8Array): Read {
  if (isPng(data)) return readPng(data);
  const view = viewOf(data);
  if (data.length < BITMAP_HEADER || view.getUint32(0, true) !== BITMAP_HEADER) return "broken";
  // The height counts the mask below the picture, too.
  const [width, height] = [Math.abs(view.getInt32(4, true)), Math.abs(view.getInt32(8, true)) / 2];
  const [bits, packed, named] = [
    view.getUint16(14, true),
    view.getUint32(16, true),
    view.getUint32(32, true),
  ];
  if (!DEPTHS.includes(bits) || packed !== 0) return "broken";
  const colors = bits > 8 ? 0 : named || 2 ** bits;
  // Rows of four bytes each; a picture that has its transparency in its pixels may do without the mask.
  const rowsOf = (depth: number) => Math.ceil((width * depth) / 32) * 4 * height;
  const least = BITMAP_HEADER + 4 * colors + rowsOf(bits) + (bits === 32 ? 0 : rowsOf(1));
  return data.length < least ? "broken" : { width, height };
}
