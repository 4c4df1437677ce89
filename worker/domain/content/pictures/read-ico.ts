import type { Read, Size } from "./picture-size.ts";
import { readPng } from "./read-png.ts";
import { nameAt, viewOf } from "./view-of.ts";

const HEADER = 6;
const ENTRY = 16;
/** The length of the header that a bitmap of an icon begins with. */
const BITMAP_HEADER = 40;
/** How many bits the pixels of such a bitmap may have. */
const DEPTHS = [1, 4, 8, 16, 24, 32];

/** An ICO: each of its pictures is a PNG or a bitmap, one behind the other, and nothing lies between or behind them. */
export function readIco(bytes: Uint8Array): Read {
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
export function pngsIn(bytes: Uint8Array): Uint8Array[] {
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

const isPng = (data: Uint8Array) => nameAt(data, 0) === "\u0089PNG";

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
