import { jpegTables, type JpegTables } from "./jpeg-tables.ts";
import type { Read, Size } from "./picture-size.ts";
import { viewOf } from "./view-of.ts";

const [START, END, SCAN] = [0xd8, 0xd9, 0xda];
/** Start of a frame, which has the picture's size; three of that range are something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Those of the frames that browsers show: baseline, extended and progressive. */
const LAST_SHOWN = 0xc2;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** A JPEG from marker to marker, through the pixels of each scan, to its end. */
export function readJpeg(bytes: Uint8Array): Read {
  const view = viewOf(bytes);
  const tables = jpegTables();
  let size: Size | null = null;
  let [at, hasScan] = [2, false];
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return "broken";
    const marker = bytes[at + 1] ?? 0;
    // Any number of them may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) return size && hasScan ? ended(bytes, at + 2, size) : "broken";
    if (marker === START || at + 4 > bytes.length) return "broken";
    const length = view.getUint16(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) return "broken";
    const data = bytes.subarray(at + 4, next);
    if (isFrame(marker)) {
      // A second one would be of another picture than the first.
      if (marker > LAST_SHOWN || size || !tables.takeFrame(data)) return "broken";
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    } else if (!tables.take(marker, data)) return "broken";
    if (marker === SCAN) {
      const end = scanEnd(bytes, next, tables);
      if (end === null) return "broken";
      hasScan = true;
      at = end;
    } else at = next;
  }
  return "broken";
}

/** Null if the pixels are none, or their restarts are not those that the file announces, one after the other. */
function scanEnd(bytes: Uint8Array, from: number, { restarts }: JpegTables): number | null {
  let count = 0;
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (isRestart(marker)) {
      if (!restarts() || marker !== 0xd0 + (count % 8)) return null;
      count += 1;
    } else if (marker !== 0) break;
    at = bytes.indexOf(0xff, at + 2);
  }
  const end = at === -1 ? bytes.length : at;
  return end > from ? end : null;
}

const ended = (bytes: Uint8Array, end: number, size: Size): Read => (end < bytes.length ? "followed" : size);
