import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { adsExport, ENGLISH_LOOK } from "./ads-export.ts";
import { ADS_EXPORTS } from "./ads-exports.ts";
import { accountLines } from "./export-lines.ts";

const LARGE_BYTES = 10 * 1024 * 1024;

/** Of a year of 1,200 ads, what the largest file that is taken holds. */
const LARGE_ACCOUNT = {
  firstDay: "2025-11-01",
  days: 365,
  campaigns: 20,
  adsetsEach: 6,
  adsEach: 10,
  locale: "en-US",
  currency: "USD",
} as const;

/** Writes every kind of export into a folder, and one of 10 MB: `node write-ads-exports.ts FOLDER`. */
async function writeAdsExports(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = { ...ADS_EXPORTS, "10-mb.csv": largeExport };
  for (const [name, make] of Object.entries(files)) {
    await pipeline(Readable.from(make()), createWriteStream(join(folder, name)));
  }
}

/** Whole lines, up to the last that fits. */
function* largeExport(): Generator<Uint8Array> {
  const lines = accountLines(LARGE_ACCOUNT);
  let room = LARGE_BYTES;
  for (const part of adsExport(lines, ENGLISH_LOOK)) {
    if (part.length > room) return;
    room -= part.length;
    yield part;
  }
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder to write into.");
await writeAdsExports(folder);
