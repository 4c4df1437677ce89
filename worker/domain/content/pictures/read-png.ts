import { crc32 } from "../../crc32.ts";
import { nameAt, viewOf, type Read } from "./picture-bytes.ts";

const SIGNATURE = 8;
/** A chunk's length and name before its data, and the checksum behind it. */
const AROUND = 12;
const HEADER_LENGTH = 13;
const FILTERS = 5;
const PALETTE = 3;
/** The samples of a pixel for each type of colour, and how many bits one may have. */
const COLOURS: Record<number, { samples: number; depths: readonly number[] }> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  [PALETTE]: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

/** A PNG from its header to its last chunk, with which the file ends. What its chunks hold, `pixelsOf` reads. */
export function readPng(bytes: Uint8Array): Read {
  const chunks = chunksOf(bytes);
  const end = chunks.at(-1)?.end;
  if (end === undefined || !chunks.some(({ name }) => name === "IDAT")) return "broken";
  if (end < bytes.length) return "followed";
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The deflated pixels of a PNG, and the rows that they must inflate to; a row begins with the number of its filter. */
export type PngPixels = { deflated: Uint8Array[]; passes: readonly PngPass[] };
export type PngPass = { rows: number; rowBytes: number };

/** Null if the header or the order of the chunks allows for none, or a checksum is not that of its chunk. */
export function pixelsOf(bytes: Uint8Array): PngPixels | null {
  const chunks = chunksOf(bytes);
  if (
    !chunks.every(
      ({ end, data }) =>
        crc32(bytes.subarray(end - data.length - 8, end - 4)) === viewOf(bytes).getUint32(end - 4),
    )
  )
    return null;
  const header = viewOf(bytes);
  const [width, height] = [header.getUint32(16), header.getUint32(20)];
  const [depth = 0, type = 0, compression, filter, interlaced = 0] = bytes.subarray(24, 29);
  const colour = COLOURS[type];
  if (!colour?.depths.includes(depth) || compression !== 0 || filter !== 0 || interlaced > 1) return null;
  const names = chunks.map(({ name }) => name);
  const [first, last] = [names.indexOf("IDAT"), names.lastIndexOf("IDAT")];
  if (first === -1 || names.slice(first, last).some((name) => name !== "IDAT")) return null;
  if (!hasPaletteOf(chunks, type, first)) return null;
  const bits = depth * colour.samples;
  const passes = (interlaced ? ADAM7 : ONE_PASS)
    .map(([x, y, dx, dy]) => ({
      columns: Math.max(Math.ceil((width - x) / dx), 0),
      rows: Math.max(Math.ceil((height - y) / dy), 0),
    }))
    .filter(({ columns, rows }) => columns > 0 && rows > 0)
    .map(({ columns, rows }) => ({ rows, rowBytes: 1 + Math.ceil((columns * bits) / 8) }));
  const deflated = chunks.filter(({ name }) => name === "IDAT").map(({ data }) => data);
  return { deflated, passes };
}

/** Where the passes of a picture begin, and their steps: across, down. */
const ONE_PASS = [[0, 0, 1, 1]] as const;
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

type Chunk = { name: string; data: Uint8Array; end: number };

/** None if they do not reach from the header to an end, or one is not known that a picture needs. */
function chunksOf(bytes: Uint8Array): Chunk[] {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  let at = SIGNATURE;
  while (at + AROUND <= bytes.length) {
    const length = view.getUint32(at);
    const name = nameAt(bytes, at + 4);
    const end = at + AROUND + length;
    if (end > bytes.length || (at === SIGNATURE) !== (name === "IHDR")) return [];
    if (name === "IHDR" && length !== HEADER_LENGTH) return [];
    if (isCritical(name) && !KNOWN.has(name)) return [];
    chunks.push({ name, data: bytes.subarray(at + 8, end - 4), end });
    if (name === "IEND") return length === 0 ? chunks : [];
    at = end;
  }
  return [];
}

const KNOWN: ReadonlySet<string> = new Set(["IHDR", "PLTE", "IDAT", "IEND"]);
const isCritical = (name: string) => !/^[a-z]/.test(name);

function hasPaletteOf(chunks: readonly Chunk[], type: number, firstPixels: number): boolean {
  const at = chunks.findIndex(({ name }) => name === "PLTE");
  const [palette, another] = chunks.filter(({ name }) => name === "PLTE");
  if (!palette) return type !== PALETTE;
  const { length } = palette.data;
  return (
    !another &&
    at < firstPixels &&
    type !== 0 &&
    type !== 4 &&
    length % 3 === 0 &&
    length >= 3 &&
    length <= 768
  );
}

/** Takes what the pixels inflate to, piece by piece. */
export type PixelRows = { take: (piece: Uint8Array) => boolean; areWhole: () => boolean };

/** `take` says whether a piece may be of these rows, `areWhole` whether they were just these. */
export function pixelRows(passes: readonly PngPass[]): PixelRows {
  const starts = rowStarts(passes);
  let next = starts.next();
  let taken = 0;
  return {
    take: (piece) => {
      while (!next.done && next.value < taken + piece.length) {
        if ((piece[next.value - taken] ?? 0) >= FILTERS) return false;
        next = starts.next();
      }
      taken += piece.length;
      return !next.done || taken <= next.value;
    },
    areWhole: () => next.done === true && taken === next.value,
  };
}

/** Where each row begins, and at last where they end. */
function* rowStarts(passes: readonly PngPass[]): Generator<number, number> {
  let at = 0;
  for (const { rows, rowBytes } of passes) {
    for (let row = 0; row < rows; row++, at += rowBytes) yield at;
  }
  return at;
}
