import * as z from "zod/mini";
import { digits } from "../query-number.ts";
import { ASSESSMENT_SORTS, ASSESSMENT_TYPES, LIST_LIMIT_MAX } from "./assessment-list.ts";
import { LEAD_STATUSES } from "./pipeline.ts";

const instant = z.pipe(
  z.string().check(z.iso.datetime({ offset: true, error: "Give a time in ISO format." })),
  z.transform((text) => Date.parse(text)),
);

/** The filters of the staff's list, parsed from the query string (contract 8). Times become milliseconds. */
export const assessmentFilterSchema = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  tier: z.optional(digits("Give an offer’s number.")),
  leadStatus: z.optional(z.enum(LEAD_STATUSES)),
  type: z.optional(z.enum(ASSESSMENT_TYPES)),
  from: z.optional(instant),
  to: z.optional(instant),
  leadsOnly: z.optional(
    z.pipe(
      z.enum(["true", "false"]),
      z.transform((text) => text === "true"),
    ),
  ),
});

export const assessmentListSchema = z.extend(assessmentFilterSchema, {
  sort: z.optional(z.enum(ASSESSMENT_SORTS)),
  limit: z.optional(
    z.pipe(digits("Give a number of rows."), z.number().check(z.minimum(1), z.maximum(LIST_LIMIT_MAX))),
  ),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});

export type AssessmentFilter = z.output<typeof assessmentFilterSchema>;
