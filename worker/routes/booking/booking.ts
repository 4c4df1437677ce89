import { isoTime } from "#domain/time/iso-time";
import { isoText } from "#domain/time/iso-text";
import { bookingOutcomeSchema } from "#domain/booking/booking-outcome-schema";
import { bookingEvent, BOOKING_PROVIDERS, type BookingProvider } from "#domain/booking/booking-event";
import { sessionIdSchema } from "#domain/funnel/answers/contact";
import { AppError } from "#domain/errors";
import { eventTime } from "#domain/booking/event-time";
import { digits } from "#domain/query-number";
import { Hono } from "hono";
import * as z from "zod/mini";
import { bookingSecretFault, isSignedBooking } from "../../crypto/booking-signature.ts";
import { bookingTombstone } from "../../crypto/keyed-hash.ts";
import { decideOutcome } from "../../db/booking/booking-outcome.ts";
import { readAgenda } from "../../db/booking/agenda.ts";
import { applyBooking, applyWord, listBookings, matchBooking } from "../../db/booking/bookings.ts";
import { openChannels } from "../../http/channel-settings.ts";
import type { AppContext, AppEnv } from "../../http/context.ts";
import { followedDb, primaryDb } from "../../http/db.ts";
import { guarding } from "../../http/guard.ts";
import { idParam } from "../../http/id-param.ts";
import { leadSettings } from "../../http/lead-settings.ts";
import { limitAddress } from "../../http/rate-limit.ts";
import { requireAdmin } from "../../http/require-admin.ts";
import { staffAct } from "../../http/staff-act.ts";
import { adminBody, bodyBytes, limitBody, query } from "../../http/validate.ts";

const WEBHOOK_LIMIT = 256 * 1024;

const listSchema = z.object({
  unmatched: z.optional(z.enum(["", "true", "1"])),
  assessmentId: z.optional(digits("Give an assessment’s number.", 15)),
});

/** The start of the reader's day. */
const agendaSchema = z.object({ from: isoTime("Give the time to read calls from.") });

/** A booking provider that this Worker knows; else 404. */
function providerOf(c: AppContext): BookingProvider {
  const provider = BOOKING_PROVIDERS.find((known) => known === c.req.param("provider"));
  if (!provider) throw new AppError("not_found", "There is no such booking provider.");
  return provider;
}

/** Lets only the provider named in the path through. */
const signedByProvider = guarding({ kind: "signed", by: "booking provider" }, async (c, next) => {
  const provider = providerOf(c);
  const secret = c.env.BOOKING_WEBHOOK_SECRET ?? "";
  // A provider retries after a 503; it may take a 401 as final.
  const fault = bookingSecretFault(provider, secret);
  if (fault !== null) throw new AppError("not_configured", fault);
  const signed = { body: await bodyBytes(c), header: (name: string) => c.req.header(name) };
  if (!(await isSignedBooking(provider, secret, signed, Date.now()))) {
    throw new AppError("unauthorized", "Unauthorized: the signature is missing, wrong or too old.");
  }
  await next();
});

/** Calls booked on the booking page, as reported by its provider's signed webhook (contract 8, 10). */
export const booking = new Hono<AppEnv>()
  .post(
    "/booking/webhook/:provider",
    limitAddress("RL_WEBHOOK_ADDRESS"),
    limitBody(WEBHOOK_LIMIT),
    signedByProvider,
    async (c) => {
      const provider = providerOf(c);
      const now = Date.now();
      const event = bookingEvent(provider, jsonOf(await bodyBytes(c)));
      if (event === null)
        throw new AppError("invalid_request", "The body is not a booking from this provider.");
      if (event === "ignored") return c.json({ ok: true as const, ignored: true });
      const at = eventTime(event.at, now);
      if (event.kind === "word") {
        await applyWord(followedDb(c), { ...event, at, provider }, now);
        return c.json({ ok: true as const });
      }
      const hashOf = (id: string) => bookingTombstone(c.env, provider, id);
      const tombstone = await hashOf(event.providerId);
      const replaced =
        event.replaces === null ? null : { id: event.replaces, tombstone: await hashOf(event.replaces) };
      const news = { ...event, at, provider, tombstone, replaced };
      await applyBooking(followedDb(c), news, now, leadSettings(c));
      return c.json({ ok: true as const });
    },
  )
  .get("/bookings", requireAdmin, query(listSchema), async (c) => {
    const { unmatched, assessmentId } = c.req.valid("query");
    const rows = await listBookings(primaryDb(c), { unmatched: unmatched !== undefined, assessmentId });
    return c.json(rows.map(viewOf));
  })
  .get("/bookings/agenda", requireAdmin, query(agendaSchema), async (c) => {
    const { from } = c.req.valid("query");
    return c.json(await readAgenda(primaryDb(c), Date.parse(from)));
  })
  .post(
    "/bookings/:id/match",
    requireAdmin,
    idParam,
    adminBody(z.object({ sessionId: sessionIdSchema })),
    async (c) => {
      const { id } = c.req.valid("param");
      const { sessionId } = c.req.valid("json");
      const outcome = await matchBooking(followedDb(c), staffAct(c), id, sessionId, leadSettings(c));
      if (outcome === "unknown_booking") throw new AppError("not_found", "This booking is not known.");
      if (outcome === "unknown_session") throw new AppError("not_found", "This assessment is not known.");
      return c.json({ ok: true as const });
    },
  )
  .post("/bookings/:id/outcome", requireAdmin, idParam, adminBody(bookingOutcomeSchema), async (c) => {
    const { id } = c.req.valid("param");
    const { outcome } = c.req.valid("json");
    const assessment = await decideOutcome(followedDb(c), id, staffAct(c), outcome, openChannels(c));
    return c.json({ assessment });
  });

type Listed = Awaited<ReturnType<typeof listBookings>>[number];

function viewOf({ startsAt, createdAt, ...row }: Listed) {
  return {
    ...row,
    startsAt: startsAt === null ? null : isoText(startsAt),
    createdAt: isoText(createdAt),
  };
}

/** Null if the body is not JSON; the caller then rejects it as no booking. */
function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(body));
  } catch {
    return null;
  }
}
