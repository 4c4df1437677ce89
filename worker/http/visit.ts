import { adEventIdsSchema } from "#domain/ad-events";
import { attributionSchema } from "#domain/attribution";
import { sessionIdSchema } from "#domain/contact";
import * as z from "zod/mini";
import type { Visit } from "../db/visit.ts";
import { clientOf } from "./client.ts";
import type { AppContext } from "./context.ts";

/** The session, and what may come along with every call that starts or ends an assessment (contract 5). */
export const visitSchema = z.object({
  sessionId: sessionIdSchema,
  attribution: z.optional(attributionSchema),
  adConsent: z.optional(z.boolean()),
  eventIds: z.optional(adEventIdsSchema),
});

export const sessionSchema = z.object({ sessionId: sessionIdSchema });

export function visitOf(c: AppContext, body: z.output<typeof visitSchema>): Visit {
  const refused = c.req.header("sec-gpc") === "1";
  return { now: Date.now(), ...clientOf(c), ...body, ...(refused && { adConsent: false }) };
}
