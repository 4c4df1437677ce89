import {
  formQuestionSchema,
  givenFieldSchema,
  type FormLead,
  type FormQuestion,
} from "#domain/forms/form-lead";
import * as z from "zod/mini";
import { askGraph, type Answered } from "../ads/ask-graph.ts";
import type { LeadsPage } from "./leads-page.ts";

/** Leads or forms of a page of answers. */
const PAGE_ROWS = 100;

const id = z.string().check(z.regex(/^\d{1,20}$/));
const text = z._default(z.nullable(z.string()), null);

const leadSchema = z.object({
  id,
  created_time: z.string(),
  form_id: z._default(z.nullable(id), null),
  ad_id: text,
  ad_name: text,
  adset_id: text,
  adset_name: text,
  campaign_id: text,
  campaign_name: text,
  platform: text,
  is_organic: z._default(z.boolean(), false),
  field_data: z._default(z.array(givenFieldSchema), []),
  custom_disclaimer_responses: z._default(
    z.array(z.object({ checkbox_key: z.string(), is_checked: z.union([z.boolean(), z.string()]) })),
    [],
  ),
});
const LEAD_FIELDS = Object.keys(leadSchema.shape).join(",");

const formSchema = z.object({
  id,
  name: z._default(z.string(), ""),
  status: z._default(z.string(), ""),
  locale: text,
  questions: z._default(z.array(formQuestionSchema), []),
});

const paging = z.optional(
  z.object({ cursors: z.optional(z.object({ after: z.string() })), next: z.optional(z.string()) }),
);

/** A form as Meta lists it. */
export type ListedForm = {
  id: string;
  name: string;
  status: string;
  locale: string | null;
  questions: FormQuestion[];
};

/** A page of answers; `cursor` is null for the first, and after the last. */
export type Page<Row> = { rows: Row[]; cursor: string | null };

/** Reads one lead. */
export async function readLead(
  page: LeadsPage,
  leadgenId: string,
  formId: string,
): Promise<Answered<FormLead>> {
  const answered = await askGraph(page, leadgenId, { fields: LEAD_FIELDS }, leadSchema);
  return answered.ok ? { ...answered, data: leadOf(answered.data, formId) } : answered;
}

/** Reads a page of a form's leads that were made since a time (ms). */
export async function readLeads(
  page: LeadsPage,
  formId: string,
  since: number,
  cursor: string | null,
): Promise<Answered<Page<FormLead>>> {
  const from = { field: "time_created", operator: "GREATER_THAN", value: Math.floor(since / 1000) };
  const query = { fields: LEAD_FIELDS, filtering: JSON.stringify([from]), ...pageQuery(cursor) };
  const schema = z.object({ data: z.array(leadSchema), paging });
  const answered = await askGraph(page, `${formId}/leads`, query, schema);
  if (!answered.ok) return answered;
  const rows = answered.data.data.map((lead) => leadOf(lead, formId));
  return { ...answered, data: { rows, cursor: nextOf(answered.data.paging) } };
}

/** Reads a page of the page's forms, archived ones too. */
export async function listForms(page: LeadsPage, cursor: string | null): Promise<Answered<Page<ListedForm>>> {
  const query = { fields: Object.keys(formSchema.shape).join(","), ...pageQuery(cursor) };
  const schema = z.object({ data: z.array(formSchema), paging });
  const answered = await askGraph(page, `${page.id}/leadgen_forms`, query, schema);
  if (!answered.ok) return answered;
  return { ...answered, data: { rows: answered.data.data, cursor: nextOf(answered.data.paging) } };
}

function pageQuery(cursor: string | null): Record<string, string> {
  return { limit: String(PAGE_ROWS), ...(cursor !== null && { after: cursor }) };
}

function nextOf(of: z.output<typeof paging>): string | null {
  return of?.next ? (of.cursors?.after ?? null) : null;
}

function leadOf(lead: z.output<typeof leadSchema>, formId: string): FormLead {
  return {
    leadgenId: lead.id,
    formId: lead.form_id ?? formId,
    // Meta writes the zone without a colon.
    createdAt: Date.parse(lead.created_time.replace(/([+-]\d{2})(\d{2})$/, "$1:$2")) || 0,
    fields: lead.field_data,
    ticks: lead.custom_disclaimer_responses.map(({ checkbox_key: key, is_checked: checked }) => ({
      key,
      checked: checked === true || checked === "1" || checked === "true",
    })),
    adId: lead.ad_id,
    adName: lead.ad_name,
    adsetId: lead.adset_id,
    adsetName: lead.adset_name,
    campaignId: lead.campaign_id,
    campaignName: lead.campaign_name,
    platform: lead.platform,
    isOrganic: lead.is_organic,
  };
}
