import * as z from "zod/mini";
import { adDetailFields, adKeySchema } from "../../money/report/ads-query.ts";
import { CALL_OUTCOMES } from "../../calls/call-outcomes.ts";
import { digits } from "../../query-number.ts";
import { ASSESSMENT_TYPES } from "../assessment-list.ts";
import { LOST_REASONS } from "../lost-reason.ts";
import { LEAD_STATUSES } from "../pipeline.ts";
import { NEGLECTED_DAYS } from "../stage-since.ts";
import { visibleText } from "../../visible-text.ts";

/** Calls whose time has come, those of today with them, and leads without a call to make. */
export const DUE_FILTERS = ["overdue", "today", "none"] as const;
/** Leads with a booked call that was not cancelled, with one that was held, and those who missed theirs. */
export const CALL_FILTERS = ["booked", "held", "no_show"] as const;
/** Whom Analytics counts as never called, leads that no call has reached and that are not Won, and the last outcomes. */
export const OUTCOME_FILTERS = ["never", "unreached", ...CALL_OUTCOMES] as const;
/** The choices for days in a stage. */
export const STAGE_DAYS = [7, NEGLECTED_DAYS, 30, 90] as const;
/** Why a lead is Lost; `none` is not given. */
export const LOST_FILTERS = [...LOST_REASONS, "none"] as const;

export type CallFilter = (typeof CALL_FILTERS)[number];
export type DueFilter = (typeof DUE_FILTERS)[number];
export type OutcomeFilter = (typeof OUTCOME_FILTERS)[number];
export type LostFilter = (typeof LOST_FILTERS)[number];

/** An instant in ISO text, as ms. */
const instant = z.codec(
  z.string().check(z.iso.datetime({ offset: true, error: "Give a time in ISO format." })),
  z.number(),
  { decode: (text) => Date.parse(text), encode: (time) => new Date(time).toISOString() },
);

const yesOrNo = z.codec(z.enum(["true", "false"]), z.boolean(), {
  decode: (text) => text === "true",
  encode: (yes) => (yes ? "true" : "false"),
});

const OWNER = /^(me|none|[^\s@]+@[^\s@]+)$/;

/**
 * The filters of the staff's list (contract 8, 14), each by its parameter in the query string, in the order in which a
 * screen offers them. A new filter starts here: everything else that it needs is a table keyed by these names, which
 * does not compile without it: how it is matched in memory, read and counted in SQL, put in words and chosen.
 */
export const LIST_FILTERS = {
  search: z.string().check(
    z.maxLength(200),
    z.overwrite((text) => visibleText(text).trim()),
  ),
  tier: digits("Give an offer’s number."),
  leadStatus: z.enum(LEAD_STATUSES),
  /** At least this many days in its current stage. */
  stageDays: z.pipe(digits("Give a number of days."), z.number().check(z.minimum(1), z.maximum(3650))),
  lostReason: z.enum(LOST_FILTERS),
  type: z.enum(ASSESSMENT_TYPES),
  /** An address, `me` or `none`. */
  owner: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(254),
      z.regex(OWNER, { error: "Give an owner’s address." }),
    ),
  due: z.enum(DUE_FILTERS),
  /** `none`: open leads without a number. */
  phone: z.enum(["none"]),
  /** `none`: open leads that were reached, with nothing ahead. */
  nextStep: z.enum(["none"]),
  /** `waiting`: whose mail waits for an answer. */
  mail: z.enum(["waiting"]),
  outcome: z.enum(OUTCOME_FILTERS),
  call: z.enum(CALL_FILTERS),
  /** An answer to one of the owner's own questions: both ids. */
  answer: z
    .string()
    .check(z.regex(/^[a-z0-9]{8}\.[a-z0-9]{8}$/, { error: "Give a question and an answer." })),
  from: instant,
  to: instant,
  /** Nothing about the lead has changed since. */
  unchangedSince: instant,
  leadsOnly: yesOrNo,
  /** The `key` of a line of the report on ads: whom one of its figures counts. */
  ad: adKeySchema,
} as const;

export type FilterId = keyof typeof LIST_FILTERS;

/** A reader's filters, from the query string. The details of an ad's figure come in parameters of their own. */
export const assessmentQuerySchema = z.extend(z.partial(z.object(LIST_FILTERS)), adDetailFields);
export type AssessmentQuery = z.output<typeof assessmentQuerySchema>;

/** The query string's own parameters. */
export type AssessmentParams = z.input<typeof assessmentQuerySchema>;
export type FilterParam = keyof AssessmentParams;
export const FILTER_PARAMS = Object.keys(assessmentQuerySchema.shape).filter(isParam);

export const FILTER_IDS = Object.keys(LIST_FILTERS).filter(isFilter);

function isFilter(name: string): name is FilterId {
  return Object.hasOwn(LIST_FILTERS, name);
}

function isParam(name: string): name is FilterParam {
  return Object.hasOwn(assessmentQuerySchema.shape, name);
}
