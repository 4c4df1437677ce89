import { pixelRows, type PngPixels } from "#domain/content/pictures/read-png";

/**
 * Whether the pixels of a PNG inflate to the rows that its header promises, no more and no less. They are let go piece by
 * piece: 1.5 MB may inflate to a thousand times as much, of which no more is read than one promised row too many.
 */
export async function arePixelsWhole({ deflated, passes }: PngPixels): Promise<boolean> {
  const rows = pixelRows(passes);
  const inflated = new Blob(deflated).stream().pipeThrough(new DecompressionStream("deflate"));
  try {
    for await (const piece of inflated) {
      if (!rows.take(piece)) return false;
    }
  } catch {
    // What is not deflated, or does not match its own checksum.
    return false;
  }
  return rows.areWhole();
}
