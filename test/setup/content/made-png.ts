import { crc32 } from "#domain/crc32";
import { joined } from "./picture-files.ts";

/** A PNG of 3 × 2 pixels: how its colours are, what its rows hold, and what stands around its pixels. */
export type PngParts = {
  depth?: number;
  colour?: number;
  interlaced?: number;
  /** What the pixels inflate to. */
  rows: Iterable<number>;
  before?: [name: string, data: Iterable<number>][];
  between?: [name: string, data: Iterable<number>][];
};

const bytes32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);

export function pngChunk(name: string, data: Iterable<number>, checksum?: number): Uint8Array<ArrayBuffer> {
  const named = joined(name, data);
  return joined(bytes32(named.length - 4), named, bytes32(checksum ?? crc32(named)));
}

export async function madePng(parts: PngParts): Promise<Uint8Array<ArrayBuffer>> {
  const { depth = 8, colour = 0, interlaced = 0, rows, before = [], between = [] } = parts;
  const stream = new Blob([Uint8Array.from(rows)]).stream().pipeThrough(new CompressionStream("deflate"));
  const deflated = new Uint8Array(await new Response(stream).arrayBuffer());
  const chunksOf = (chunks: NonNullable<PngParts["before"]>) =>
    joined(...chunks.map(([name, data]) => pngChunk(name, data)));
  return joined(
    "\u0089PNG\r\n\u001a\n",
    pngChunk("IHDR", [...bytes32(3), ...bytes32(2), depth, colour, 0, 0, interlaced]),
    chunksOf(before),
    pngChunk("IDAT", deflated.subarray(0, 4)),
    chunksOf(between),
    pngChunk("IDAT", deflated.subarray(4)),
    pngChunk("IEND", []),
  );
}
