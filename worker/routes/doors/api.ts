import { apiBookingSchema } from "#domain/doors/api-bookings";
import { apiAdsSchema, apiFiguresSchema } from "#domain/doors/api-figures";
import { apiLeadSchema, erasedLeadSchema } from "#domain/doors/api-lead";
import { apiCallSchema, apiLeadDetailsSchema } from "#domain/doors/api-lead-details";
import {
  adsReportQuerySchema,
  bookingsQuerySchema,
  figuresQuerySchema,
  leadChangeSchema,
  leadIdSchema,
  leadsQuerySchema,
  newApiCallSchema,
  newLeadSchema,
  newNoteSchema,
} from "#domain/doors/api-requests";
import { AppError } from "#domain/errors";
import { askedAds } from "#domain/money/report/ads-query";
import { isoText, isoTextOrNull } from "#domain/time/iso-text";
import { Hono } from "hono";
import * as z from "zod/mini";
import { keyedHash } from "../../crypto/keyed-hash.ts";
import { listBookings } from "../../db/booking/bookings.ts";
import { findApiLead } from "../../db/doors/api-leads.ts";
import { readApiFigures } from "../../db/doors/api-figures.ts";
import { listApiLeads } from "../../db/doors/list-leads.ts";
import { readAds } from "../../db/money/report/ads-report.ts";
import { addLeadNote, changeLead, recordLeadCall } from "../../doors/change-lead.ts";
import { createLead } from "../../doors/create-lead.ts";
import { openChannels } from "../../http/channel-settings.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { apiCall } from "../../http/doors/api-call.ts";
import { keyAct } from "../../http/doors/require-key.ts";
import { leadSettings } from "../../http/lead-settings.ts";
import { appOrigin } from "../../http/origin.ts";
import { limitAddress } from "../../http/rate-limit.ts";
import { requireStaffAddress } from "../../http/staff-act.ts";

const LEADS = { tag: "Leads" } as const;
const FIGURES = { tag: "Figures", scope: "figures:read" } as const;
/** Where a lead can be gone. */
const ONE_LEAD = { params: leadIdSchema, errors: ["not_found", "gone"] } as const;

const calls = new Hono<AppEnv>()
  .get(
    "/leads",
    ...apiCall(
      {
        ...LEADS,
        scope: "leads:read",
        summary: "List leads by their last change",
        notes:
          "The oldest change comes first. To poll, send the greatest `change` that you have as `cursor`: you miss none, and a lead that you have already has a `change` that you know. An erased lead leaves its number for 30 days, whatever the filter.",
        query: leadsQuerySchema,
        answer: z.array(z.union([erasedLeadSchema, apiLeadSchema])),
        isPaged: true,
      },
      async (c, given) => {
        const { leads, next } = await listApiLeads(followedDb(c), given.query);
        return { data: leads, nextCursor: next === null ? undefined : String(next) };
      },
    ),
  )
  .get(
    "/leads/:id",
    ...apiCall(
      {
        ...LEADS,
        ...ONE_LEAD,
        scope: "leads:read",
        summary: "Get a lead with its calls, bookings and timeline",
        answer: apiLeadDetailsSchema,
      },
      async (c, { params }) => ({ data: await findApiLead(primaryDb(c), params.id) }),
    ),
  )
  .post(
    "/leads",
    ...apiCall(
      {
        ...LEADS,
        scope: "leads:write",
        summary: "Create a lead",
        notes:
          "It comes in by a form named after the key. Meta is told nothing of it. Whoever has stopped emails or calls gets none, whatever the consents say.",
        body: newLeadSchema,
        headers: ["Idempotency-Key"],
        answer: apiLeadSchema,
        status: 201,
        errors: ["conflict", "gone"],
      },
      async (c, { body }) => {
        const creating = {
          env: c.env,
          db: followedDb(c),
          act: keyAct(c),
          key: c.get("apiKey"),
          idempotencyKey: idempotencyKey(c),
          channels: openChannels(c),
        };
        return { data: await createLead(creating, body) };
      },
    ),
  )
  .patch(
    "/leads/:id",
    ...apiCall(
      {
        ...LEADS,
        ...ONE_LEAD,
        scope: "leads:write",
        summary: "Move a lead, give it to somebody, plan its next action",
        body: leadChangeSchema,
        headers: ["If-Match"],
        answer: apiLeadSchema,
        errors: [...ONE_LEAD.errors, "conflict"],
      },
      async (c, { params, body }) => {
        if (typeof body.owner === "string") requireStaffAddress(c, body.owner, "owner");
        const changing = { db: followedDb(c), act: keyAct(c, body.by), settingsOf: leadSettings(c) };
        return { data: await changeLead(changing, params.id, body) };
      },
    ),
  )
  .post(
    "/leads/:id/notes",
    ...apiCall(
      {
        ...LEADS,
        ...ONE_LEAD,
        scope: "leads:write",
        summary: "Add a note",
        body: newNoteSchema,
        answer: apiLeadSchema,
        status: 201,
      },
      async (c, { params, body }) => {
        const acting = { db: followedDb(c), act: keyAct(c) };
        return { data: await addLeadNote(acting, params.id, body.text) };
      },
    ),
  )
  .post(
    "/leads/:id/calls",
    ...apiCall(
      {
        ...LEADS,
        ...ONE_LEAD,
        scope: "leads:write",
        summary: "Record a call",
        notes:
          "The same `callId` is one call. `afterCall` is the newest call that you know, the lead’s `lastCallId`: if another came in between, nothing is recorded; send that one’s id as `afterCall` to record yours anyway.",
        body: newApiCallSchema,
        answer: z.object({ call: apiCallSchema, lead: apiLeadSchema }),
        status: 201,
        errors: [...ONE_LEAD.errors, "call_recorded"],
      },
      async (c, { params, body: { by, ...made } }) => {
        const hashOf = (phone: string) => keyedHash(c.env, "phone", phone);
        const acting = { db: followedDb(c), act: keyAct(c, by) };
        return { data: await recordLeadCall(acting, params.id, made, hashOf) };
      },
    ),
  )
  .get(
    "/bookings",
    ...apiCall(
      {
        tag: "Bookings",
        scope: "leads:read",
        summary: "List booked calls, newest first",
        query: bookingsQuerySchema,
        answer: z.array(apiBookingSchema),
        isPaged: true,
      },
      async (c, { query: { leadId, limit = 50, cursor } }) => {
        const filter = { unmatched: false, assessmentId: leadId, before: cursor, limit: limit + 1 };
        const rows = await listBookings(primaryDb(c), filter);
        const page = rows.slice(0, limit);
        const data = page.map(({ startsAt, createdAt, assessmentId, ...row }) => ({
          ...row,
          leadId: assessmentId,
          startsAt: isoTextOrNull(startsAt),
          createdAt: isoText(createdAt),
        }));
        return { data, nextCursor: rows.length > limit ? String(page.at(-1)?.id) : undefined };
      },
    ),
  )
  .get(
    "/figures",
    ...apiCall(
      {
        ...FIGURES,
        summary: "Figures of the leads that came in some days",
        notes: "Days are those of the team’s time zone.",
        query: figuresQuerySchema,
        answer: apiFiguresSchema,
      },
      async (c, given) => ({ data: await readApiFigures(followedDb(c), given.query) }),
    ),
  )
  .get(
    "/ads",
    ...apiCall(
      {
        ...FIGURES,
        summary: "What each ad cost and brought",
        notes: "Days are those of the ad account’s time zone.",
        query: adsReportQuerySchema,
        answer: apiAdsSchema,
      },
      async (c, given) => ({ data: await readAds(followedDb(c), askedAds(given.query), Date.now()) }),
    ),
  );

/**
 * The API of other programs (contract 24). Each call goes through the functions that the dashboard's call goes through;
 * leads are named by their numbers. Its description is for everybody, and is made when somebody reads it.
 */
export const api = new Hono<AppEnv>()
  .route("/", calls)
  .get("/openapi.json", limitAddress("RL_SITE_ADDRESS"), async (c) => {
    const { openApiOf } = await import("../../http/doors/openapi.ts");
    return c.json(await openApiOf(calls.routes, `${appOrigin(c.env, c.req.url) ?? ""}/api/v1`));
  });

function idempotencyKey(c: AppContext): string | null {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return null;
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new AppError("invalid_request", "An Idempotency-Key has 1 to 255 characters, without spaces.");
}
