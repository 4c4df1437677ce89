import type { CarriedKind } from "#domain/settings/carry/carried-kinds";
import type { CarryPlan } from "#domain/settings/carry/carry-plan";
import * as z from "zod/mini";
import { contentBody } from "./validate.ts";

/** The records of a kind as a file has them, and the versions of what was stored when their changes were shown. */
export function carriedBody<Write extends object, Stored extends object>(kind: CarriedKind<Write, Stored>) {
  return contentBody(z.object({ records: kind.records, seen: z.record(z.string(), z.int()) }));
}

/** How many were added, changed and removed. */
export function carriedCounts({ added, changed, removed }: CarryPlan<unknown, unknown>) {
  return { added: added.length, changed: changed.length, removed: removed.length };
}
