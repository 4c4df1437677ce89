import * as z from "zod/mini";
import { adLeadFields } from "../ads-report/ads-query.ts";
import type { AdStep, AdTouch } from "../ads-report/ads-report.ts";
import { CALL_OUTCOMES } from "../calls/call-outcomes.ts";
import { digits } from "../query-number.ts";
import {
  ASSESSMENT_SORTS,
  ASSESSMENT_TYPES,
  CALL_FILTERS,
  DUE_FILTERS,
  LIST_LIMIT_MAX,
} from "./assessment-list.ts";
import { LOST_REASONS } from "./lost-reason.ts";
import { LEAD_STATUSES } from "./pipeline.ts";

const instant = z.pipe(
  z.string().check(z.iso.datetime({ offset: true, error: "Give a time in ISO format." })),
  z.transform((text) => Date.parse(text)),
);

/**
 * The filters of the staff's list, parsed from the query string (contract 8, 14). Times become milliseconds. `owner` is
 * an address, `me` or `none`; outcome `never` are the leads that Analytics counts as never called; `phone=none` are
 * open leads without a number. `lostReason=none` are lost leads whose reason was not given.
 */
export const assessmentQuerySchema = z.object({
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
  owner: z.optional(
    z.pipe(
      z.string().check(z.trim(), z.minLength(1, { error: "Name an owner." }), z.maxLength(254)),
      z.transform((text) => text.toLowerCase()),
    ),
  ),
  due: z.optional(z.enum(DUE_FILTERS)),
  call: z.optional(z.enum(CALL_FILTERS)),
  outcome: z.optional(z.enum([...CALL_OUTCOMES, "never"])),
  phone: z.optional(z.enum(["none"])),
  lostReason: z.optional(z.enum([...LOST_REASONS, "none"])),
  ...adLeadFields,
});

export const assessmentListSchema = z.extend(assessmentQuerySchema, {
  sort: z.optional(z.enum(ASSESSMENT_SORTS)),
  limit: z.optional(
    z.pipe(digits("Give a number of rows."), z.number().check(z.minimum(1), z.maximum(LIST_LIMIT_MAX))),
  ),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});

export type AssessmentQuery = z.output<typeof assessmentQuerySchema>;

/** The leads behind a figure of the report on ads, of starts from `from` up to `before` (ms). */
export type AdLeads = { key: string; touch: AdTouch; step: AdStep; from: number; before: number };

/** The filters as the database knows them: an owner by address, and until when (ms) calls are due; null is without. */
export type AssessmentFilter = Omit<AssessmentQuery, "owner" | "due" | keyof typeof adLeadFields> & {
  owner?: string | null | undefined;
  dueBefore?: number | null | undefined;
  ad?: AdLeads | undefined;
};
