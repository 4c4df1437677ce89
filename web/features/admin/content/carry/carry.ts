import type { Content } from "#domain/content/content";
import { contentFileText, ContentFileRefused, readContentFile } from "#domain/content/content-file";
import { mediaPath } from "#domain/content/pictures/media-path";
import { filesOf } from "#domain/content/pictures/pictures-of";
import { problemsOf } from "#domain/content/problems";
import { keepFile, saveDraft } from "../content-api.ts";

/** Everything that the content is made of, as the text of one file. Throws if a picture cannot be loaded. */
export async function exportedFunnel(document: Content): Promise<string> {
  const pictures = new Map<string, string>();
  for (const hash of filesOf(document)) pictures.set(hash, await pictureAt(hash));
  return contentFileText({ document, pictures });
}

async function pictureAt(hash: string): Promise<string> {
  const answer = await fetch(mediaPath(hash));
  if (!answer.ok) throw new Error("A picture could not be loaded.");
  return base64Of(new Uint8Array(await answer.arrayBuffer()));
}

/** What came of an import: how many pictures came along, and how much is in the way of publishing it. */
export type Imported = { pictures: number; problems: number };

/**
 * Makes a file the draft, which is published like any other. Its pictures come first, so that a draft never names one
 * that is not here. Throws `ContentFileRefused`, and what saving throws.
 */
export async function importFunnel(text: string, version: number): Promise<Imported> {
  const { document, pictures } = readContentFile(text);
  for (const [hash, base64] of pictures) {
    const kept = await keepFile(new Blob([bytesOf(base64)]));
    if (kept.hash !== hash)
      throw new ContentFileRefused("A picture in this file has been changed or is damaged.");
  }
  await saveDraft(version, document);
  return { pictures: pictures.size, problems: problemsOf(document).length };
}

/** In pieces: a call takes only so many arguments. */
const PIECE = 8192;

function base64Of(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += PIECE)
    binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}
