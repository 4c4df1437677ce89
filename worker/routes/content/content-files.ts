import {
  deflatedPixels,
  PICTURE_BROKEN,
  PICTURE_BYTES_MAX,
  PictureRefused,
  readPicture,
} from "#domain/content/pictures/picture-file";
import { withoutMetadata } from "#domain/content/pictures/without-metadata";
import { AppError } from "#domain/errors";
import { Hono } from "hono";
import { encodeHex } from "../../crypto/encodings.ts";
import { keepFile } from "../../db/content/content-files.ts";
import { arePixelsWhole } from "../../http/content/whole-pixels.ts";
import type { AppEnv } from "../../http/context.ts";
import { primaryDb } from "../../http/db.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { staffAct } from "../../http/staff-act.ts";
import { bodyBytes, limitBody } from "../../http/validate.ts";

const limited = limitBody(PICTURE_BYTES_MAX, "A picture may be at most 1.5 MB.");

/**
 * Accepts the pictures of the content, which are stored under the hash of their bytes and served by `/media` (contract
 * 21).
 */
export const contentFiles = new Hono<AppEnv>().post("/content/files", requireAdmin, limited, async (c) => {
  const sent = await bodyBytes(c);
  const picture = await pictureOf(sent);
  const bytes = withoutMetadata(sent, picture.type);
  const hash = encodeHex(await crypto.subtle.digest("SHA-256", bytes));
  await keepFile(primaryDb(c), staffAct(c), hash, picture, bytes);
  return c.json({ hash, ...picture }, 201);
});

async function pictureOf(bytes: Uint8Array) {
  try {
    const picture = readPicture(bytes);
    for (const pixels of deflatedPixels(bytes, picture.type)) {
      if (!(await arePixelsWhole(pixels))) throw new PictureRefused(PICTURE_BROKEN);
    }
    return picture;
  } catch (error) {
    if (error instanceof PictureRefused) throw new AppError("unsupported_media_type", error.message);
    throw error;
  }
}
