import type * as z from "zod/mini";
import { contentSchema, type Content } from "./content.ts";

/** What is wrong with the shape of a document: what the editor never makes, and no page could be rendered from. */
export function shapeIssues(document: unknown): z.core.$ZodIssue[] {
  return contentSchema().safeParse(document).error?.issues.filter(isOfShape) ?? [];
}

export function hasContentShape(document: unknown): document is Content {
  return shapeIssues(document).length === 0;
}

const OF_SHAPE: ReadonlySet<string> = new Set(["invalid_type", "unrecognized_keys", "invalid_value"]);

/** A union's shape is wrong only if no option's is right. */
export function isOfShape(issue: z.core.$ZodIssue): boolean {
  if (issue.code === "invalid_union") return issue.errors.every((option) => option.some(isOfShape));
  return OF_SHAPE.has(issue.code);
}
