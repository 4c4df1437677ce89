import * as z from "zod/mini";
import { contentSchema, type Content } from "./content.ts";
import { isOfShape } from "./content-shape.ts";
import { withEntryIds } from "./entry-ids.ts";
import { todaysContent } from "./stored-content.ts";

/**
 * A document that may be unfinished: its texts may be empty, too long, or lack what publishing asks for, and a list may
 * be too short. The page that sends it may be older than this build: fields that it could not know are filled in as in
 * a stored draft.
 */
export const draftSchema = z.pipe(
  z.pipe(
    z.pipe(
      z.custom<unknown>(isNearlyWhole, { error: "Send the whole document." }),
      z.transform(todaysContent),
    ),
    z.custom<Content>().check((payload) => {
      const issues = contentSchema().safeParse(payload.value).error?.issues ?? [];
      for (const { path, message } of issues.filter((issue) => isOfShape(issue) || isTooLongList(issue)))
        payload.issues.push({ code: "custom", path: [...path], message, input: payload.value });
    }),
  ),
  z.transform(withEntryIds),
);

/**
 * A document that lacks more than a later build can have added is not an older page's: filled in, it would overwrite
 * the draft with the sample.
 */
function isNearlyWhole(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const sections = Object.keys(contentSchema().shape);
  return sections.filter((name) => Object.hasOwn(value, name)).length > sections.length / 2;
}

/** A text costs what it weighs; a list costs more, wherever its entries are looked at. */
const isTooLongList = (issue: z.core.$ZodIssue) => issue.code === "too_big" && issue.origin === "array";
