import type { Content } from "#domain/content/content";
import type { ContentDraft } from "#domain/content/content-version";
import { differencesOf } from "#domain/content/differences";
import { mediaPath } from "#domain/content/pictures/media-path";
import { filesOf } from "#domain/content/pictures/pictures-of";
import { FunnelFileRefused, type CarriedContent, type FunnelFile } from "#domain/settings/carry/funnel-file";
import { keepFile, saveDraft } from "../content-api.ts";
import type { ComparedPart, Undo } from "./carried-parts.ts";

export const TEXTS = "Texts and pictures";

/** All texts and pictures of the draft. Throws if a picture cannot be loaded. */
export async function exportedTexts(document: Content): Promise<FunnelFile> {
  const pictures = new Map<string, string>();
  for (const hash of filesOf(document)) pictures.set(hash, await pictureAt(hash));
  return { content: { document, pictures } };
}

async function pictureAt(hash: string): Promise<string> {
  const answer = await fetch(mediaPath(hash));
  if (!answer.ok) throw new Error("A picture could not be loaded.");
  return base64Of(new Uint8Array(await answer.arrayBuffer()));
}

/** What a file's texts change of the draft, which they become. */
export function comparedTexts(draft: ContentDraft, content: CarriedContent): ComparedPart {
  const changes = differencesOf(draft.document, content.document);
  return {
    label: TEXTS,
    changes: changes.map(({ kind, place }) => ({ kind, name: place })),
    apply: () => takeTexts(draft, content),
  };
}

/** The pictures come first, so that a draft never names one that is not here. Throws what saving throws. */
async function takeTexts(before: ContentDraft, { document, pictures }: CarriedContent): Promise<Undo> {
  for (const [hash, base64] of pictures) {
    const kept = await keepFile(new Blob([bytesOf(base64)]));
    if (kept.hash !== hash)
      throw new FunnelFileRefused("A picture in this file has been changed or is damaged.");
  }
  const { version } = await saveDraft(before.version, document, "import");
  return () => saveDraft(version, before.document);
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
