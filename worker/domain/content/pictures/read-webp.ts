import type { Read, Size } from "./picture-size.ts";
import { nameAt, viewOf } from "./view-of.ts";

const HEADER = 12;
const CHUNK_HEADER = 8;

/** A WebP from chunk to chunk. Its pixels have the size that it gives itself; those of a moving one lie within it. */
export function readWebp(bytes: Uint8Array): Read {
  const stated = viewOf(bytes).getUint32(4, true) + 8;
  if (stated > bytes.length) return "broken";
  if (stated < bytes.length) return "followed";
  let canvas: Size | null = null;
  const pictures: Size[] = [];
  let hasPixels = false;
  let at = HEADER;
  while (at + CHUNK_HEADER <= bytes.length) {
    const name = nameAt(bytes, at);
    const length = viewOf(bytes).getUint32(at + 4, true);
    const end = at + CHUNK_HEADER + length;
    if (end > bytes.length) return "broken";
    const size = SIZES[name]?.(bytes.subarray(at + CHUNK_HEADER, end));
    if (size === null) return "broken";
    if (size && name === "VP8X") canvas = size;
    else if (size) pictures.push(name === "ANMF" && canvas && fits(size, canvas) ? canvas : size);
    hasPixels ||= PIXELS.has(name);
    at = end + (length % 2);
  }
  if (at !== bytes.length || !hasPixels) return "broken";
  const whole = canvas ?? pictures[0];
  return whole && pictures.every((picture) => isSameSize(picture, whole)) ? whole : "broken";
}

const isSameSize = (a: Size, b: Size) => a.width === b.width && a.height === b.height;
const fits = (a: Size, b: Size) => a.width <= b.width && a.height <= b.height;

const PIXELS: ReadonlySet<string> = new Set(["VP8 ", "VP8L", "ANMF"]);

/** The size that a chunk names; null if it is not what its name says. */
const SIZES: Record<string, (data: Uint8Array) => Size | null> = {
  "VP8 ": (data) => {
    if (data.length < 10 || data[3] !== 0x9d || data[4] !== 0x01 || data[5] !== 0x2a) return null;
    const view = viewOf(data);
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  },
  VP8L: (data) => {
    if (data.length < 5 || data[0] !== 0x2f) return null;
    const bits = viewOf(data).getUint32(1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
  VP8X: (data) =>
    data.length < 10 ? null : { width: threeBytes(data, 4) + 1, height: threeBytes(data, 7) + 1 },
  ANMF: (data) =>
    data.length < 16 ? null : { width: threeBytes(data, 6) + 1, height: threeBytes(data, 9) + 1 },
};

function threeBytes(data: Uint8Array, at: number): number {
  return viewOf(data).getUint16(at, true) + (data[at + 2] ?? 0) * 0x1_0000;
}
