import { pixelRows, type PngPixels } from "#domain/content/pictures/read-png";

/**
 * Whether the pixels of a PNG inflate to the rows that its header promises, no more and no less. They are discarded
 * piece by piece: 1.5 MB may inflate a thousandfold, so reading stops at one row more than promised.
 */
export async function arePixelsWhole({ deflated, passes }: PngPixels): Promise<boolean> {
  const rows = pixelRows(passes);
  const inflated = new Blob(deflated).stream().pipeThrough(new DecompressionStream("deflate"));
  try {
    for await (const piece of inflated) {
      if (!rows.take(piece)) return false;
    }
  } catch {
    // Not deflated, or its checksum does not match.
    return false;
  }
  return rows.areWhole();
}
