import type * as z from "zod/mini";
import { contentSchema, type Content } from "./content.ts";

/** Faults in the shape of a document: the editor never makes them, and no page could be rendered from it. */
export function shapeIssues(document: unknown): z.core.$ZodIssue[] {
  return contentSchema().safeParse(document).error?.issues.filter(isOfShape) ?? [];
}

export function hasContentShape(document: unknown): document is Content {
  return shapeIssues(document).length === 0;
}

const OF_SHAPE: ReadonlySet<string> = new Set(["invalid_type", "unrecognized_keys", "invalid_value"]);

/** A union's shape is wrong only if it fits no option. */
export function isOfShape(issue: z.core.$ZodIssue): boolean {
  if (issue.code === "invalid_union") return issue.errors.every((option) => option.some(isOfShape));
  return OF_SHAPE.has(issue.code);
}
