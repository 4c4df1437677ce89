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
