import { readPicture } from "#domain/content/pictures/picture-file";
import { expect, it } from "vitest";
import { joined, numbers, patched, pictureFiles } from "../../setup/content/picture-files.ts";

const { jpeg, webp, ico } = pictureFiles;

/** The WebP in the frame of an extended one, which gives a size of its own. */
function extended(width: number, height: number): Uint8Array {
  const side = (length: number) => numbers(32, length - 1).slice(0, 3);
  const canvas = joined("VP8X", numbers(32, 10), [0, 0, 0, 0], side(width), side(height));
  const chunks = joined(canvas, webp.subarray(12));
  return joined("RIFF", numbers(32, chunks.length + 4), "WEBP", chunks);
}

/** The same file with more between its header and its pixels, or behind them. */
function withChunks(before: Uint8Array, after = joined()): Uint8Array {
  const chunks = joined(before, webp.subarray(12), after);
  return joined("RIFF", numbers(32, chunks.length + 4), "WEBP", chunks);
}
const chunk = (name: string, data: readonly number[]) =>
  joined(name, numbers(32, data.length), data, data.length % 2 ? [0] : []);
const canvas = (flags: number) => chunk("VP8X", [flags, 0, 0, 0, 2, 0, 0, 1, 0, 0]);
const pixels = webp.subarray(12);
const moving = (x: number, width: number) =>
  joined(
    chunk("ANIM", [0, 0, 0, 0, 0, 0]),
    chunk("ANMF", [x, 0, 0, 0, 0, 0, width - 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, ...pixels]),
  );
function riff(...chunks: readonly Uint8Array[]): Uint8Array {
  const all = joined(...chunks);
  return joined("RIFF", numbers(32, all.length + 4), "WEBP", all);
}

/** Where a WebP's frame begins, and a JPEG's segment of a kind: its length, then its data. */
const VP8 = 20;
const segment = (marker: number) =>
  jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === marker) + 2;
const without = (marker: number) => {
  const at = segment(marker);
  const length = (jpeg[at] ?? 0) * 256 + (jpeg[at + 1] ?? 0);
  return joined(jpeg.slice(0, at - 2), jpeg.slice(at + length));
};
const scanData = segment(0xda) + 12;
const bitmap = (bits: number, packed: number, data: number) =>
  joined(
    numbers(16, 0, 1, 1),
    [3, 2, 0, 0],
    numbers(16, 1, bits),
    numbers(32, 40 + data, 22),
    numbers(32, 40, 3, 4),
    numbers(16, 1, bits),
    numbers(32, packed, 0, 0, 0, 0, 0),
    new Uint8Array(data),
  );

it.each<[string, Uint8Array]>([
  ["a WebP that lets through", withChunks(joined(canvas(0x10), chunk("ALPH", [0, 1, 2, 3, 4, 5, 6])))],
  ["a WebP with words behind its pixels", withChunks(canvas(0x08), chunk("EXIF", [1, 2, 3]))],
  ["a WebP that moves", riff(canvas(2), moving(0, 3))],
  ["an icon of a bitmap in 24 bits", bitmap(24, 0, 24 + 8)],
  ["an icon of a bitmap without a mask, which its pixels have", bitmap(32, 0, 24)],
  ["an icon of a bitmap with two colours", bitmap(1, 0, 8 + 8 + 8)],
])("what is whole is read: %s", (_, file) => {
  expect(readPicture(file)).toMatchObject({ width: 3, height: 2 });
});

it.each<[string, Uint8Array]>([
  ["a WebP of a frame that needs another", patched(webp, VP8, [(webp[VP8] ?? 0) | 1])],
  ["a WebP of a frame that is not shown", patched(webp, VP8, [(webp[VP8] ?? 0) & ~0x10])],
  ["a WebP whose first part is longer than all", patched(webp, VP8 + 1, [0xff, 0xff])],
  ["a WebP of two pictures", withChunks(canvas(0), pixels)],
  ["a WebP whose transparency is too short", withChunks(joined(canvas(0x10), chunk("ALPH", [0, 1, 2])))],
  [
    "a WebP whose transparency is behind its pixels",
    withChunks(canvas(0x10), chunk("ALPH", [0, 1, 2, 3, 4, 5, 6])),
  ],
  [
    "a WebP that moves, without pixels",
    riff(
      canvas(2),
      chunk("ANIM", [0, 0, 0, 0, 0, 0]),
      chunk("ANMF", [0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0]),
    ),
  ],
  ["a WebP that moves out of its canvas", riff(canvas(2), moving(1, 3))],
  ["a WebP that moves, with a frame of another size", riff(canvas(2), moving(0, 2))],
  ["a WebP that moves, and does not say so", riff(canvas(0), moving(0, 3))],
  ["a WebP without loss, of a later version", riff(chunk("VP8L", [0x2f, 2, 0x40, 0, 0x20, 0]))],
  ["a JPEG without its tables of codes", without(0xc4)],
  ["a JPEG without its quantization", without(0xdb)],
  ["a JPEG whose scan is of another component", patched(jpeg, segment(0xda) + 3, [9])],
  ["a JPEG whose frame is of a kind that browsers do not show", patched(jpeg, segment(0xc0) - 1, [0xc3])],
  ["a JPEG of 12 bits", patched(jpeg, segment(0xc0) + 2, [12])],
  ["a JPEG of more codes than there can be", patched(jpeg, segment(0xc4) + 3, [9])],
  ["a JPEG without pixels", joined(jpeg.slice(0, scanData), [0xff, 0xd9])],
  [
    "a JPEG with restarts that it does not announce",
    joined(jpeg.slice(0, scanData), [0xff, 0xd0], jpeg.slice(scanData)),
  ],
  ["an icon of a bitmap that is cut", bitmap(24, 0, 24 + 7)],
  ["an icon of a bitmap whose palette is cut", bitmap(8, 0, 100)],
  ["an icon of a bitmap of 7 bits", bitmap(7, 0, 500)],
  ["an icon of a packed bitmap", bitmap(8, 1, 2000)],
])("what cannot be decoded is refused: %s", (_, file) => {
  expect(() => readPicture(file)).toThrow(/damaged/);
});

const frame = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0);
const frameEnd = frame + 2 + (jpeg[frame + 2] ?? 0) * 256 + (jpeg[frame + 3] ?? 0);
const second = patched(jpeg.slice(frame, frameEnd), 5, [0, 9, 0, 9]);

it("a picture has the size that it gives itself", () => {
  for (const file of [extended(3, 2), jpeg, ico])
    expect(readPicture(file)).toMatchObject({ width: 3, height: 2 });
});

it.each<[string, Uint8Array]>([
  ["a WebP whose frame is larger than its pixels", extended(4000, 2)],
  ["a WebP whose frame is smaller than its pixels", extended(1, 1)],
  ["a JPEG of two pictures", joined(jpeg.slice(0, frameEnd), second, jpeg.slice(frameEnd))],
  ["an icon that says it is larger", patched(ico, 6, [48, 48])],
])("one that gives two is refused: %s", (_, file) => {
  expect(() => readPicture(file)).toThrow(/damaged/);
});
