import * as z from "zod/mini";
import { callSchema, nextActionFields } from "../calls/call-schemas.ts";
import { dealValueSchema } from "../leads/deal-value.ts";
import { answersSchema } from "../funnel/answers/answer-schemas.ts";
import { businessUrlSchema, emailSchema, nameSchema } from "../funnel/answers/contact.ts";
import { ASSESSMENT_TYPES, LIST_LIMIT_MAX } from "../leads/assessment-list.ts";
import { leadStatusSchema } from "../leads/lead-status-schema.ts";
import { lostReasonSchema } from "../leads/lost-reason-schema.ts";
import { LEAD_STATUSES } from "../leads/pipeline.ts";
import { touchSchema } from "../money/ads/attribution.ts";
import { adsChecks, adsFields, dayTextSchema } from "../money/report/ads-query.ts";
import { digits } from "../query-number.ts";
import { noteSchema, paragraphs } from "../text.ts";
import { isoTime } from "../time/iso-time.ts";
import { about } from "./described.ts";

/** A whole number in a path or a query, which the description names as one. */
export function wholeNumber(message: string, most?: number) {
  return digits(message, most).check(z.meta({ format: WHOLE_NUMBER }));
}
export const WHOLE_NUMBER = "whole-number";

const limit = about(
  z.optional(
    z.pipe(wholeNumber("Give a number of rows."), z.number().check(z.minimum(1), z.maximum(LIST_LIMIT_MAX))),
  ),
  `How many at most: 1 to ${LIST_LIMIT_MAX}, 50 if left out.`,
);

/** An address of a member of staff, in lower case. */
export const staffAddress = emailSchema.check(z.toLowerCase());
const by = about(
  z.optional(staffAddress),
  "The member of staff whom it is done for, as history then has it.",
);

const OWNER = /^(none|[^\s@]+@[^\s@]+)$/;

export const leadIdSchema = z.object({ id: wholeNumber("Give a lead’s number.", 15) });

export const leadsQuerySchema = z.object({
  updatedAfter: about(
    z.optional(isoTime("Give a time in ISO format.")),
    "Begins with what has changed after a time. It only finds the first page: go on with `cursor`.",
  ),
  status: z.optional(z.enum(LEAD_STATUSES)),
  type: z.optional(z.enum(ASSESSMENT_TYPES)),
  tier: z.optional(wholeNumber("Give an offer’s number.")),
  owner: about(
    z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.toLowerCase(),
          z.maxLength(254),
          z.regex(OWNER, { error: "Give an owner’s address." }),
        ),
    ),
    "An address, or `none`.",
  ),
  email: z.optional(emailSchema),
  limit,
  cursor: about(
    z.optional(wholeNumber("The cursor is not valid.", 15)),
    "`nextCursor` of the page before or, to poll, the greatest `change` that you have.",
  ),
});
export type LeadsQuery = z.output<typeof leadsQuerySchema>;

/** A consent that a lead gave elsewhere. */
const consentSchema = z.object({
  wording: about(
    paragraphs(5000).check(z.minLength(1, { error: "Give the words that the lead agreed to." })),
    "The words that the lead agreed to.",
  ),
});

export const newLeadSchema = z
  .object({
    name: z.optional(nameSchema),
    email: z.optional(emailSchema),
    phone: about(
      z.optional(z.string().check(z.maxLength(200))),
      "With + and its country code; without them send `country`.",
    ),
    country: about(
      z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, { error: "Give a country’s two letters." }))),
      "Two letters, such as `US`: for a number without a country code, and for a lead without a number.",
    ),
    website: z.optional(businessUrlSchema),
    answers: z.optional(answersSchema),
    touch: about(z.optional(touchSchema), "What brought the lead."),
    consents: z.optional(
      z.object({
        email: about(z.optional(consentSchema), "To marketing email."),
        call: about(z.optional(consentSchema), "To being called."),
      }),
    ),
  })
  .check(
    z.refine(({ email, phone }) => email !== undefined || phone !== undefined, {
      error: "Send an email address or a phone number.",
    }),
    z.refine(({ email, consents }) => !consents?.email || email !== undefined, {
      path: ["email"],
      error: "Consent to email needs an email address.",
    }),
    z.refine(({ phone, consents }) => !consents?.call || phone !== undefined, {
      path: ["phone"],
      error: "A consent to calls needs a phone number.",
    }),
  );
export type NewApiLead = z.output<typeof newLeadSchema>;

const CHANGES = ["leadStatus", "dealValue", "lostReason", "owner", "nextAction", "nextActionAt"] as const;

/** What other programs change of a lead; fields left out stay as they are, and null clears them. */
export const leadChangeSchema = z
  .object({
    leadStatus: z.optional(leadStatusSchema),
    dealValue: about(z.optional(dealValueSchema), "In whole units of the deal currency."),
    lostReason: about(z.optional(lostReasonSchema), "Of a lost lead."),
    owner: z.optional(z.nullable(staffAddress)),
    ...nextActionFields,
    by,
  })
  .check(
    z.refine((change) => CHANGES.some((name) => change[name] !== undefined), {
      error: "Send what is to change.",
    }),
  );
export type LeadChange = z.output<typeof leadChangeSchema>;

export const newNoteSchema = z.object({
  text: about(
    noteSchema.check(z.minLength(1, { error: "Please write a note." })),
    "Goes below the lead’s other notes.",
  ),
});

export const newApiCallSchema = z.extend(callSchema, {
  by: about(staffAddress, "The member of staff who called."),
});

export const bookingsQuerySchema = z.object({
  leadId: z.optional(wholeNumber("Give a lead’s number.", 15)),
  limit,
  cursor: z.optional(wholeNumber("The cursor is not valid.", 15)),
});

const days = {
  from: about(dayTextSchema, "The first day, like `2026-11-01`."),
  to: about(dayTextSchema, "The last day, included."),
};

export const figuresQuerySchema = z.object(days).check(adsChecks[0]);

export const adsReportQuerySchema = z
  .object({
    ...days,
    level: about(adsFields.level, "The level below the parent, `campaign` without one; it may be left out."),
    touch: about(adsFields.touch, "By which arrival a lead counts: its first if left out."),
    parent: about(adsFields.parent, "The `key` of a campaign or ad set, whose ad sets or ads are given."),
  })
  .check(...adsChecks);
