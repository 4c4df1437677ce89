/** The bytes of a file to read numbers from. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Four letters at a place, as chunks of files are named. */
export function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

export type Size = { width: number; height: number };

/** The result of a reader for its kind of file: the size in pixels, or what is wrong. */
export type Read = Size | "broken" | "followed";
