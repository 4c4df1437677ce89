import { FileFault } from "./file-fault.ts";

// An .xlsx file is a zip archive.
const WORKBOOK = [0x50, 0x4b, 0x03, 0x04];

/**
 * The text of a file without its byte order mark. UTF-8 and UTF-16 are told apart by the mark, or else by the zero bytes
 * that UTF-16 has in any column name. Throws a `FileFault` for everything else: a guessed encoding would garble the names
 * of ads.
 */
export function fileText(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new FileFault("This file is empty.");
  if (WORKBOOK.every((byte, index) => bytes[index] === byte))
    throw new FileFault(
      "This is an Excel workbook. Export the table as .csv instead, because Excel rounds the IDs of ads.",
    );
  const text = decoded(bytes);
  if (text.includes("\0"))
    throw new FileFault(
      "This is not a text file. In Ads Manager, choose Export table data and the format .csv.",
    );
  return text;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new FileFault(
      "This file is neither UTF-8 nor UTF-16. Export it from Ads Manager again, or save it as “CSV UTF-8”.",
    );
  }
}

function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return "utf-16be";
  return "utf-8";
}
