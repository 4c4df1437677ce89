import { QUEUE_PARTS } from "#domain/calls/queue/call-queue";
import { apiLeadOf } from "#domain/doors/api-lead";
import { adsReportQuerySchema, figuresQuerySchema, staffAddress } from "#domain/doors/api-requests";
import { about } from "#domain/doors/described";
import { ASSESSMENT_TYPES } from "#domain/leads/assessment-list";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { askedAds } from "#domain/money/report/ads-query";
import { freeText } from "#domain/text";
import * as z from "zod/mini";
import { readQueue } from "../../../db/calls/queue/read-queue.ts";
import { readApiFigures } from "../../../db/doors/api-figures.ts";
import { findApiLead } from "../../../db/doors/api-leads.ts";
import { listAssessments } from "../../../db/leads/assessment-list.ts";
import { readAds } from "../../../db/money/report/ads-report.ts";
import { followedDb, primaryDb } from "../../db.ts";
import { mcpTool } from "./mcp-tool.ts";

const FOUND_MAX = 25;
const SEARCH_MAX = 200;

export const leadIdInput = about(z.int().check(z.minimum(1)), "The lead’s number.");

const findInput = z.object({
  search: about(z.optional(freeText(SEARCH_MAX)), "A part of the name or email."),
  status: z.optional(z.enum(LEAD_STATUSES)),
  type: z.optional(z.enum(ASSESSMENT_TYPES)),
  tier: about(z.optional(z.int()), "The number of the recommended offer."),
  owner: about(
    z.optional(z.union([z.literal("none"), staffAddress])),
    "A member of staff’s email, or `none`.",
  ),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(FOUND_MAX))),
});

export const findLeads = mcpTool(findInput, async (c, { limit = FOUND_MAX, status, owner, ...filter }) => {
  const asked = {
    ...filter,
    ...(status !== undefined && { leadStatus: status }),
    ...(owner !== undefined && { owner: owner === "none" ? null : owner }),
  };
  const { rows, next } = await listAssessments(followedDb(c), asked, {
    sort: "updated",
    limit,
    cursor: null,
  });
  return { leads: rows.map(briefLead), hasMore: next !== null };
});

export const getLead = mcpTool(z.object({ leadId: leadIdInput }), (c, { leadId }) =>
  findApiLead(primaryDb(c), leadId),
);

const queueInput = z.object({
  for: about(z.optional(staffAddress), "Whose own next steps to list as well: a member of staff’s email."),
});

export const nextCalls = mcpTool(queueInput, async (c, { for: who = "" }) => {
  const { queue } = await readQueue(followedDb(c), who, Date.now());
  const parts = QUEUE_PARTS.map((part) => [part, queue[part].map(briefLead)] as const);
  return { now: queue.now, opensAt: queue.opensAt, ...Object.fromEntries(parts) };
});

export const figures = mcpTool(figuresQuerySchema, (c, asked) => readApiFigures(followedDb(c), asked));

export const adsReport = mcpTool(adsReportQuerySchema, (c, asked) =>
  readAds(followedDb(c), askedAds(asked), Date.now()),
);

/** What a list has of a lead: enough to choose one. */
function briefLead(view: AssessmentView) {
  const lead = apiLeadOf(view, 0);
  return {
    id: lead.id,
    version: lead.version,
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    phoneFlag: lead.phoneFlag,
    type: lead.type,
    tier: lead.tier,
    leadScore: lead.leadScore,
    leadStatus: lead.leadStatus,
    dealValue: lead.dealValue,
    owner: lead.owner,
    nextAction: lead.nextAction,
    nextActionAt: lead.nextActionAt,
    dueAt: lead.dueAt,
    lastOutcome: lead.lastOutcome,
    lastCallAt: lead.lastCallAt,
    lastCallId: lead.lastCallId,
    callStatus: lead.callStatus,
    callStartsAt: lead.callStartsAt,
    createdAt: lead.createdAt,
    updatedAt: lead.updatedAt,
  };
}
