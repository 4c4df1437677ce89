import type { Read, Size } from "./picture-size.ts";
import { readPng } from "./read-png.ts";
import { nameAt, viewOf } from "./view-of.ts";

const HEADER = 6;
const ENTRY = 16;
/** The length of the header that a bitmap of an icon begins with. */
const BITMAP_HEADER = 40;

/** An ICO: each of its pictures is a PNG or a bitmap, one behind the other, and nothing lies between or behind them. */
export function readIco(bytes: Uint8Array): Read {
  const view = viewOf(bytes);
  const count = bytes.length < HEADER ? 0 : view.getUint16(4, true);
  const first = HEADER + count * ENTRY;
  if (count === 0 || first > bytes.length) return "broken";
  const places = Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY;
    const start = view.getUint32(at + 12, true);
    // A side of 256 is written as 0.
    const [width, height] = [bytes[at] || 256, bytes[at + 1] || 256];
    return { start, end: start + view.getUint32(at + 8, true), width, height };
  }).toSorted((a, b) => a.start - b.start);
  const sizes: Size[] = [];
  let at = first;
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

function sizeOf(data: Uint8Array): Read {
  if (nameAt(data, 0) === "\u0089PNG") return readPng(data);
  const view = viewOf(data);
  if (data.length < BITMAP_HEADER || view.getUint32(0, true) !== BITMAP_HEADER) return "broken";
  // The height counts the mask below the picture, too.
  const [width, height] = [Math.abs(view.getInt32(4, true)), Math.abs(view.getInt32(8, true)) / 2];
  // A bit for each pixel of the mask, at least, in rows of four bytes.
  const least = BITMAP_HEADER + Math.ceil(width / 32) * 4 * height;
  return data.length < least ? "broken" : { width, height };
}
