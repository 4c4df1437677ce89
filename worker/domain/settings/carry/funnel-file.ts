import * as z from "zod/mini";
import type { Content } from "../../content/content.ts";
import { filesOf } from "../../content/pictures/pictures-of.ts";
import { storedContent } from "../../content/stored-content.ts";
import {
  CARRIED_OFFERS,
  CARRIED_OVERRIDES,
  CARRIED_RANGES,
  CARRIED_RULES,
  CARRIED_SETTINGS,
  type CarriedKind,
} from "./carried-kinds.ts";

/** What stands beside the content, in the order in which it is taken over: rules name offers. */
export const CARRIED = {
  offers: CARRIED_OFFERS,
  rules: CARRIED_RULES,
  ranges: CARRIED_RANGES,
  overrides: CARRIED_OVERRIDES,
  settings: CARRIED_SETTINGS,
} as const;
export type CarriedId = keyof typeof CARRIED;

/** Tells such a file from any other, and from those of a later shape. The first shape held the content alone. */
const FORMAT = "funnel-2";
const FIRST_FORMAT = "funnel-content-1";

/** The content with all its pictures, each by its hash, in base64. */
export type CarriedContent = { document: Content; pictures: ReadonlyMap<string, string> };

/** What is exported from one deployment to another: the chosen parts. Never leads, staff, secrets or connections. */
export type FunnelFile = { content?: CarriedContent } & {
  [Id in CarriedId]?: z.output<(typeof CARRIED)[Id]["records"]>;
};

const contentShape = { document: z.unknown(), pictures: z.record(z.string(), z.base64()) };
const fileSchema = z.union([
  z.object({ format: z.literal(FIRST_FORMAT), ...contentShape }),
  z.object({
    format: z.literal(FORMAT),
    content: z.optional(z.object(contentShape)),
    offers: z.optional(z.unknown()),
    rules: z.optional(z.unknown()),
    ranges: z.optional(z.unknown()),
    overrides: z.optional(z.unknown()),
    settings: z.optional(z.unknown()),
  }),
]);

/**
 * Something that cannot be exported, or a file that cannot be imported. Its message tells the person who chose it why.
 */
export class FunnelFileRefused extends Error {}

export function funnelFileText({ content, ...records }: FunnelFile): string {
  const parts = {
    ...(content && {
      content: {
        document: withoutStaff(content.document),
        pictures: Object.fromEntries(content.pictures),
      },
    }),
    ...records,
  };
  return JSON.stringify({ format: FORMAT, holds: Object.keys(parts), ...parts });
}

/** Who marked what as their own is not exported: whoever imports it marks it again. */
function withoutStaff(document: Content): Content {
  return { ...document, ours: document.ours.map((kept) => ({ ...kept, by: "", at: "" })) };
}

/** The stored records of a kind as a file has them. Throws `FunnelFileRefused` if one could not be saved as it stands. */
export function recordsForFile<Write extends object, Stored extends object>(
  kind: CarriedKind<Write, Stored>,
  stored: readonly Stored[],
): Write[] {
  return recordsIn(
    kind,
    stored.filter((record) => kind.isTaken?.(record) ?? true),
  );
}

/**
 * What a file holds, as today's schema has it: what the content has gained since comes from the sample. Only the pictures
 * that the content names are taken. Throws `FunnelFileRefused`.
 */
export function readFunnelFile(text: string): FunnelFile {
  const file = fileSchema.safeParse(parsed(text));
  if (!file.success) throw new FunnelFileRefused("This isn’t a funnel export file.");
  if (file.data.format === FIRST_FORMAT) return { content: contentIn(file.data) };
  const { content, offers, rules, ranges, overrides, settings } = file.data;
  return {
    ...(content && { content: contentIn(content) }),
    ...(offers !== undefined && { offers: recordsIn(CARRIED.offers, offers) }),
    ...(rules !== undefined && { rules: recordsIn(CARRIED.rules, rules) }),
    ...(ranges !== undefined && { ranges: recordsIn(CARRIED.ranges, ranges) }),
    ...(overrides !== undefined && { overrides: recordsIn(CARRIED.overrides, overrides) }),
    ...(settings !== undefined && { settings: recordsIn(CARRIED.settings, settings) }),
  };
}

function recordsIn<Write extends object, Stored extends object>(
  { records, label }: CarriedKind<Write, Stored>,
  given: unknown,
): Write[] {
  const read = z.safeParse(records, given);
  if (read.success) return read.data;
  throw new FunnelFileRefused(`${label}: ${read.error.issues[0]?.message ?? "they can’t be read"}.`);
}

function contentIn(part: { document?: unknown; pictures: Record<string, string> }): CarriedContent {
  const document = storedContent(JSON.stringify(part.document));
  if (!document) throw new FunnelFileRefused("This version can’t read the texts in this file.");
  const pictures = new Map(
    filesOf(document).map((hash) => {
      const bytes = part.pictures[hash];
      if (bytes === undefined)
        throw new FunnelFileRefused("This file lacks a picture that its texts refer to.");
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
