import { FileFault } from "./file-fault.ts";

type Encoding = "utf-8" | "utf-16le" | "utf-16be";

// An .xlsx file is a zip archive.
const WORKBOOK = [0x50, 0x4b, 0x03, 0x04];
const NOT_TEXT = "This is not a text file. In Ads Manager, choose Export table data and the format .csv.";

/**
 * The text of a file, chunk by chunk, without its byte order mark. UTF-8 and UTF-16 are told apart by the mark, or else
 * by the zero bytes that UTF-16 has in any column name. Throws a `FileFault` for everything else: a guessed encoding
 * would garble the names of ads.
 */
export async function* decodedText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  for await (const chunk of bytes) {
    if (chunk.length === 0) continue;
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
    yield decode(decoder, chunk);
  }
  if (!decoder) throw new FileFault("This file is empty.");
  yield decode(decoder);
}

function encodingOf(start: Uint8Array): Encoding {
  const [first, second] = start;
  if (WORKBOOK.every((byte, index) => start[index] === byte))
    throw new FileFault(
      "This is an Excel workbook. Export the table as .csv instead, because Excel rounds the IDs of ads.",
    );
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return "utf-16be";
  return "utf-8";
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  const text = decoded(decoder, chunk);
  if (text.includes("\0")) throw new FileFault(NOT_TEXT);
  return text;
}

function decoded(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    throw new FileFault(
      "This file is neither UTF-8 nor UTF-16. Export it from Ads Manager again, or save it as “CSV UTF-8”.",
    );
  }
}
