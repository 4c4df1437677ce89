import { nameAt, viewOf } from "./picture-bytes.ts";
import type { PictureType } from "./picture-types.ts";

/**
 * A picture that `readPicture` has read without what a camera or a program notes in it: where and when it was taken,
 * with what, by whom, and any comment. Pixels and their colour profile stay byte for byte; a picture that holds no
 * notes comes back as it is. The browser has turned it upright before it sends it.
 */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>, type: PictureType): Uint8Array<ArrayBuffer> {
  const kept = KEPT[type](bytes);
  return kept.length === bytes.length ? bytes : kept;
}

const KEPT: Record<PictureType, (bytes: Uint8Array) => Uint8Array<ArrayBuffer>> = {
  "image/jpeg": plainJpeg,
  "image/png": plainPng,
  "image/webp": plainWebp,
  "image/x-icon": plainIco,
};

const [SCAN, END, FILL, COMMENT, FIRST_APP, LAST_APP] = [0xda, 0xd9, 0xff, 0xfe, 0xe0, 0xef];
/** What says how pixels are to be read: the header of a JPEG, its colour profile, and how its colours are stored. */
const READ_BY: Record<number, string> = { 0xe0: "JFIF", 0xe2: "ICC_", 0xee: "Adob" };

function plainJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at + 1] !== END) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === FILL) {
      at += 1;
      continue;
    }
    const next = at + 2 + viewOf(bytes).getUint16(at + 2);
    const end = marker === SCAN ? scanEnd(bytes, next) : next;
    const isApp = marker >= FIRST_APP && marker <= LAST_APP;
    if (marker !== COMMENT && (!isApp || READ_BY[marker] === nameAt(bytes, at + 4)))
      kept.push(bytes.subarray(at, end));
    at = end;
  }
  return joined([...kept, bytes.subarray(at)]);
}

/** Where the next marker stands that neither restarts the pixels nor is one of them. */
function scanEnd(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && (marker < 0xd0 || marker > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

const PNG_SIGNATURE = 8;
/** A chunk's length and name before its data, and the checksum behind it. */
const AROUND_CHUNK = 12;
const PNG_NOTES = new Set(["eXIf", "tEXt", "zTXt", "iTXt", "tIME"]);

function plainPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept = [bytes.subarray(0, PNG_SIGNATURE)];
  for (let at = PNG_SIGNATURE; at + AROUND_CHUNK <= bytes.length;) {
    const end = at + AROUND_CHUNK + viewOf(bytes).getUint32(at);
    if (!PNG_NOTES.has(nameAt(bytes, at + 4))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return joined(kept);
}

const [WEBP_HEADER, WEBP_CHUNK_HEADER] = [12, 8];
const WEBP_NOTES = new Set(["EXIF", "XMP "]);
/** The bits of the canvas's header that announce them. */
const WEBP_NOTES_BITS = 0b1100;

function plainWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const kept = [bytes.subarray(0, WEBP_HEADER)];
  for (let at = WEBP_HEADER; at + WEBP_CHUNK_HEADER <= bytes.length;) {
    const length = viewOf(bytes).getUint32(at + 4, true);
    const end = at + WEBP_CHUNK_HEADER + length + (length % 2);
    if (!WEBP_NOTES.has(nameAt(bytes, at))) kept.push(bytes.subarray(at, end));
    at = end;
  }
  const plain = joined(kept);
  if (plain.length === bytes.length) return plain;
  viewOf(plain).setUint32(4, plain.length - 8, true);
  const flags = WEBP_HEADER + WEBP_CHUNK_HEADER;
  if (nameAt(plain, WEBP_HEADER) === "VP8X") plain[flags] = (plain[flags] ?? 0) & ~WEBP_NOTES_BITS;
  return plain;
}

const [ICO_HEADER, ICO_ENTRY] = [6, 16];

/** The pictures of an icon, each a PNG or a bitmap, which holds no notes; its list says anew where each begins. */
function plainIco(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const count = view.getUint16(4, true);
  const head = bytes.slice(0, ICO_HEADER + count * ICO_ENTRY);
  const kept: Uint8Array[] = [head];
  let start = head.length;
  const entries = Array.from({ length: count }, (_, index) => ICO_HEADER + index * ICO_ENTRY);
  for (const entry of entries.toSorted(
    (a, b) => view.getUint32(a + 12, true) - view.getUint32(b + 12, true),
  )) {
    const from = view.getUint32(entry + 12, true);
    const data = bytes.subarray(from, from + view.getUint32(entry + 8, true));
    const plain = nameAt(data, 0) === "\u0089PNG" ? plainPng(data) : data;
    viewOf(head).setUint32(entry + 8, plain.length, true);
    viewOf(head).setUint32(entry + 12, start, true);
    kept.push(plain);
    start += plain.length;
  }
  return joined(kept);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
