import * as z from "zod/mini";
import type { Content } from "./content.ts";
import { filesOf } from "./pictures/pictures-of.ts";
import { storedContent } from "./stored-content.ts";

/** Tells such a file from any other, and from those of a later shape. */
const FORMAT = "funnel-content-1";

/** The content with all its pictures, as one file to take elsewhere: each picture by its hash, in base64. */
export type ContentFile = { document: Content; pictures: ReadonlyMap<string, string> };

const fileSchema = z.object({
  format: z.literal(FORMAT),
  document: z.unknown(),
  pictures: z.record(z.string(), z.base64()),
});

/** A file that nothing can be taken from. Its message says why to whoever chose it. */
export class ContentFileRefused extends Error {}

export function contentFileText({ document, pictures }: ContentFile): string {
  return JSON.stringify({ format: FORMAT, document, pictures: Object.fromEntries(pictures) });
}

/**
 * What a file holds, as today's schema has it: what the schema has gained since comes from the sample. Only the pictures
 * that the content names are taken. Throws `ContentFileRefused`.
 */
export function readContentFile(text: string): ContentFile {
  const file = fileSchema.safeParse(parsed(text));
  if (!file.success) throw new ContentFileRefused("This isn’t a file that a funnel was exported to.");
  const document = storedContent(JSON.stringify(file.data.document));
  if (!document) throw new ContentFileRefused("The texts in this file aren’t what this version can read.");
  const pictures = new Map(
    filesOf(document).map((hash) => {
      const bytes = file.data.pictures[hash];
      if (bytes === undefined) throw new ContentFileRefused("This file lacks a picture that its texts name.");
      return [hash, bytes];
    }),
  );
  return { document, pictures };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
