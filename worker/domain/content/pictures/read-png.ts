import type { Read } from "./picture-size.ts";
import { nameAt, viewOf } from "./view-of.ts";

const SIGNATURE = 8;
/** A chunk's length and name before its data, and the checksum behind it. */
const AROUND = 12;

/** A PNG from its header to its last chunk, with which the file ends. */
export function readPng(bytes: Uint8Array): Read {
  const view = viewOf(bytes);
  let hasPixels = false;
  let at = SIGNATURE;
  while (at + AROUND <= bytes.length) {
    const length = view.getUint32(at);
    const name = nameAt(bytes, at + 4);
    const end = at + AROUND + length;
    if (end > bytes.length || (at === SIGNATURE) !== (name === "IHDR")) return "broken";
    if (name === "IDAT") hasPixels = true;
    if (name === "IEND") return hasPixels ? ended(bytes, end) : "broken";
    at = end;
  }
  return "broken";
}

function ended(bytes: Uint8Array, end: number): Read {
  if (end < bytes.length) return "followed";
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}
