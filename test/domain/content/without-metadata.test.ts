import { readPicture } from "#domain/content/pictures/picture-file";
import type { PictureType } from "#domain/content/pictures/picture-types";
import { withoutMetadata } from "#domain/content/pictures/without-metadata";
import { expect, test } from "vitest";
import { joined, numbers, patched, pictureFiles } from "../../setup/content/picture-files.ts";

const PLACE = "GPS 51.0447 N 114.0719 W";
const bigEnd = (bits: 16 | 32, value: number) => numbers(bits, value).toReversed();

const segment = (marker: number, text: string) => joined([0xff, marker], bigEnd(16, text.length + 2), text);
const { png, jpeg, webp, ico } = pictureFiles;

/** Behind the JPEG's first segment, which is its JFIF header. */
const jpegWith = (...segments: Uint8Array[]) => joined(jpeg.subarray(0, 20), ...segments, jpeg.subarray(20));

/** A chunk before the last one; nothing reads the checksum of what is not shown. */
function pngWith(name: string): Uint8Array<ArrayBuffer> {
  const end = png.length - 12;
  return joined(
    png.subarray(0, end),
    bigEnd(32, PLACE.length),
    name,
    PLACE,
    crcOf(name + PLACE),
    png.subarray(end),
  );
}

function crcOf(text: string): number[] {
  let crc = 0xffff_ffff;
  for (const char of text) {
    crc ^= char.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  return bigEnd(32, (crc ^ 0xffff_ffff) >>> 0);
}

const webpChunk = (name: string, data: string) => joined(name, numbers(32, data.length), data);
/** With a canvas that announces notes and transparency. */
const canvas = (flags: number) => joined("VP8X", numbers(32, 10), [flags, 0, 0, 0, 2, 0, 0, 1, 0, 0]);
function webpOf(...chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = joined("WEBP", ...chunks);
  return joined("RIFF", numbers(32, body.length), body);
}
const pixels = webp.subarray(12);

function icoOf(picture: Uint8Array): Uint8Array<ArrayBuffer> {
  return joined(patched(ico.subarray(0, 22), 14, numbers(32, picture.length)), picture);
}

const noted: [string, PictureType, Uint8Array<ArrayBuffer>, Uint8Array][] = [
  ["a JPEG with EXIF", "image/jpeg", jpegWith(segment(0xe1, `Exif\0\0${PLACE}`)), jpeg],
  ["a JPEG with XMP", "image/jpeg", jpegWith(segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${PLACE}`)), jpeg],
  [
    "a JPEG with a program's notes and a comment",
    "image/jpeg",
    jpegWith(segment(0xed, PLACE), segment(0xfe, PLACE)),
    jpeg,
  ],
  ["a JPEG with a preview", "image/jpeg", jpegWith(segment(0xe2, `MPF\0${PLACE}`)), jpeg],
  ["a PNG with EXIF", "image/png", pngWith("eXIf"), png],
  ["a PNG with text", "image/png", pngWith("tEXt"), png],
  ["a PNG with international text", "image/png", pngWith("iTXt"), png],
  [
    "a WebP with EXIF and XMP",
    "image/webp",
    webpOf(canvas(0b1_1100), pixels, webpChunk("EXIF", PLACE), webpChunk("XMP ", PLACE)),
    webpOf(canvas(0b1_0000), pixels),
  ],
  ["an icon with EXIF in its PNG", "image/x-icon", icoOf(pngWith("eXIf")), icoOf(png)],
];

test.each(noted)("%s loses it, and nothing else", (_name, type, file, plain) => {
  expect(readPicture(file).type).toBe(type);
  const kept = withoutMetadata(file, type);
  expect(String.fromCharCode(...file)).toContain(PLACE);
  expect(String.fromCharCode(...kept)).not.toContain(PLACE);
  expect([...kept]).toEqual([...plain]);
  expect(readPicture(kept)).toEqual(readPicture(file));
});

test("a picture's colour profile stays", () => {
  const file = jpegWith(
    segment(0xe2, "ICC_PROFILE\0\u0001\u0001profile"),
    segment(0xee, "Adobe\0d\0\0\0\0\u0001"),
  );
  expect(withoutMetadata(file, "image/jpeg")).toBe(file);
});

test.each(Object.values(pictureFiles))("a picture without notes comes back as it is", (file) => {
  expect(withoutMetadata(file, readPicture(file).type)).toBe(file);
});
