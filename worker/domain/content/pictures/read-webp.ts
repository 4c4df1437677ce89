import { nameAt, viewOf, type Read, type Size } from "./picture-bytes.ts";

const HEADER = 12;
const CHUNK_HEADER = 8;
const FRAME_HEADER = 16;

/** A WebP from chunk to chunk. Its pixels have the size that it gives itself; those of a moving one lie within it. */
export function readWebp(bytes: Uint8Array): Read {
  const stated = viewOf(bytes).getUint32(4, true) + 8;
  if (stated > bytes.length) return "broken";
  if (stated < bytes.length) return "followed";
  const chunks = chunksIn(bytes, HEADER);
  const [first] = chunks ?? [];
  if (!chunks || !first) return "broken";
  const shown = first.name === "VP8X" ? extended(first.data, chunks) : still(chunks);
  return shown ?? "broken";
}

type Chunk = { name: string; data: Uint8Array };

/** Null if they do not end where the file does. */
function chunksIn(bytes: Uint8Array, from: number): Chunk[] | null {
  const chunks: Chunk[] = [];
  let at = from;
  while (at + CHUNK_HEADER <= bytes.length) {
    const length = viewOf(bytes).getUint32(at + 4, true);
    const end = at + CHUNK_HEADER + length;
    if (end > bytes.length) return null;
    chunks.push({ name: nameAt(bytes, at), data: bytes.subarray(at + CHUNK_HEADER, end) });
    at = end + (length % 2);
  }
  return at === bytes.length ? chunks : null;
}

/** One with a canvas, which its pixels, or those of each frame, fill or lie within. */
function extended(header: Uint8Array, chunks: readonly Chunk[]): Size | null {
  if (header.length !== 10) return null;
  const canvas = { width: threeBytes(header, 4) + 1, height: threeBytes(header, 7) + 1 };
  const frames = chunks.filter(({ name }) => name === "ANMF");
  if (((header[0] ?? 0) & 2) === 0) {
    const size = frames.length === 0 ? still(chunks) : null;
    return size && isSameSize(size, canvas) ? canvas : null;
  }
  const hasStart = chunks.some(({ name, data }) => name === "ANIM" && data.length === 6);
  const isStill = chunks.some(({ name }) => PIXELS[name]);
  if (!hasStart || isStill || frames.length === 0) return null;
  return frames.every(({ data }) => isFrameWithin(data, canvas)) ? canvas : null;
}

function isFrameWithin(data: Uint8Array, canvas: Size): boolean {
  if (data.length < FRAME_HEADER) return false;
  const [x, y] = [2 * threeBytes(data, 0), 2 * threeBytes(data, 3)];
  const frame = { width: threeBytes(data, 6) + 1, height: threeBytes(data, 9) + 1 };
  const chunks = chunksIn(data, FRAME_HEADER);
  const size = chunks && still(chunks);
  if (!size || !isSameSize(size, frame)) return false;
  return x + frame.width <= canvas.width && y + frame.height <= canvas.height;
}

/** The size of the one picture in these chunks, whose transparency, if it is apart, stands before it. */
function still(chunks: readonly Chunk[]): Size | null {
  const [pixels, another] = chunks.filter(({ name }) => PIXELS[name]);
  const size = pixels && !another ? PIXELS[pixels.name]?.(pixels.data) : null;
  if (!pixels || !size) return null;
  const [alpha, second] = chunks.filter(({ name }) => name === "ALPH");
  if (!alpha) return size;
  const isBefore = chunks.indexOf(alpha) < chunks.indexOf(pixels);
  return !second && isBefore && pixels.name === "VP8 " && isAlpha(alpha.data, size) ? size : null;
}

/** The header's bits name a way to pack it, of which there are two, and one to prepare it, of which there are two. */
function isAlpha(data: Uint8Array, { width, height }: Size): boolean {
  const header = data[0] ?? 0;
  const [packed, prepared] = [header & 3, (header >> 4) & 3];
  if (packed > 1 || prepared > 1 || data.length < 2) return false;
  return packed === 1 || data.length === 1 + width * height;
}

const isSameSize = (a: Size, b: Size) => a.width === b.width && a.height === b.height;

/** The size that pixels name; null if they are not what their name says. */
const PIXELS: Record<string, (data: Uint8Array) => Size | null> = {
  "VP8 ": (data) => {
    if (data.length < 10 || data[3] !== 0x9d || data[4] !== 0x01 || data[5] !== 0x2a) return null;
    const tag = threeBytes(data, 0);
    const [isKey, version, isShown, firstPart] = [(tag & 1) === 0, (tag >> 1) & 7, (tag >> 4) & 1, tag >> 5];
    // What follows the first part holds the pixels' coefficients.
    if (!isKey || version > 3 || isShown !== 1 || 10 + firstPart >= data.length) return null;
    const view = viewOf(data);
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  },
  VP8L: (data) => {
    if (data.length < 6 || data[0] !== 0x2f) return null;
    const bits = viewOf(data).getUint32(1, true);
    if (bits >>> 29 !== 0) return null;
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
};

function threeBytes(data: Uint8Array, at: number): number {
  return viewOf(data).getUint16(at, true) + (data[at + 2] ?? 0) * 0x1_0000;
}
