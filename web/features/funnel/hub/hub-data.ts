import { isoText } from "#domain/time/iso-text";
import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { QUESTION_IDS } from "#domain/funnel/answers/questions";
import { isoTime } from "#domain/time/iso-time";
import { DOORS, type Door } from "#domain/door";
import { publicOfferSchema, type PublicOffer } from "#domain/offers/offer";
import * as z from "zod/mini";
import { ApiError } from "../../../lib/api-error.ts";
import { api, unwrap } from "../../../lib/api.ts";
import { recordOf } from "../../../lib/record-of.ts";
import { fetchVisitorBooking } from "../../booking/visitor/visitor-booking.ts";
import type { VisitorBooking } from "../../booking/visitor/visitor-booking.ts";
import { madeByServerAt, serverNow } from "../../../lib/server-clock.ts";

const hubExpiresAt = isoTime("A hub ends at a time");
/** A booked call that is ahead. Its start is null if the booking page's provider did not tell it. */
const booking = z.nullable(
  z.object({
    startsAt: z.nullable(isoTime("A call starts at a time")),
    clocks: z.optional(z.readonly(z.array(z.object({ at: z.string(), zone: z.string() })))),
    endsAt: z.nullish(isoTime("A call ends at a time")),
    calendar: z.nullish(z.string()),
    pages: z.nullish(z.object({ move: z.string(), cancel: z.string() })),
  } satisfies Record<keyof VisitorBooking, unknown>),
);

const hubSchema = z.object({
  offerTier: z.int(),
  name: z.nullable(z.string()),
  businessUrl: z.nullable(z.string()),
  email: z.nullable(z.string()),
  answers: recordOf(z.string(), QUESTION_IDS),
  hubExpiresAt,
  promoText: z.nullable(z.string()),
  promoDiscount: z.nullable(z.number()),
  call: booking,
  /** Null if it is not known on this page. */
  emailConsent: z.nullable(z.boolean()),
  /** Whether the visitor asked to be called; left out where it is not known. */
  isCallAsked: z.optional(z.boolean()),
});

const bookingUrl = z.nullable(z.string());
const bookingRef = z.nullable(z.string());

/** The hub page's data, as the Worker inserts it into the document. */
const hubPageSchema = z.union([
  z.object({
    state: z.literal("ok"),
    asOf: isoTime("A hub is read at a time"),
    bookingUrl,
    bookingRef,
    hub: hubSchema,
    offer: z.nullable(publicOfferSchema),
    door: z.optional(z.enum(DOORS)),
  }),
  z.object({
    state: z.literal("expired"),
    bookingUrl,
    bookingRef,
    hubExpiresAt,
    call: booking,
    /** Whether the visitor asked for a new link. */
    isLinkAsked: z.optional(z.boolean()),
  }),
  z.object({ state: z.literal("not_found"), bookingUrl }),
]);

export type Hub = Omit<z.infer<typeof hubSchema>, "answers"> & { answers: AnyAnswers };
export type OpenHub = {
  state: "ok";
  /** When it was read. */
  asOf: string;
  bookingUrl: string | null;
  bookingRef: string | null;
  hub: Hub;
  offer: PublicOffer | null;
  /** The way that led here, by which the visit is counted; unknown of a hub that was fetched. */
  door?: Door | undefined;
};
export type ExpiredHub = Extract<z.infer<typeof hubPageSchema>, { state: "expired" }>;
export type HubPageData = OpenHub | ExpiredHub | { state: "not_found"; bookingUrl: string | null };

/** The hub that this document came with, or that was opened last: its pages need not be asked for again. */
let known: { sessionId: string; data: HubPageData } | null = null;

/** The data inserted into the document, or fetched before, if it is of this hub; otherwise null. */
export function knownHub(sessionId: string): HubPageData | null {
  const element = document.getElementById("hub-data");
  if (element) {
    // Read once only: a hub opened later within the app is a different one.
    element.remove();
    const data = hubDataOf(element.textContent);
    if (data) known = { sessionId, data };
    if (data?.state === "ok") madeByServerAt(Date.parse(data.asOf));
  }
  return known?.sessionId === sessionId ? known.data : null;
}

/** For a visitor who has erased their data: nothing of it is shown by going back. */
export function forgetHub(): void {
  known = null;
}

/** Keeps a call that was booked on one page of the hub for the other. */
export function keepCall(sessionId: string, call: VisitorBooking): void {
  if (known?.sessionId !== sessionId || known.data.state !== "ok") return;
  known = { sessionId, data: { ...known.data, hub: { ...known.data.hub, call } } };
}

/** The hub's data in a document's JSON; null if there is none. */
export function hubDataOf(text: string): HubPageData | null {
  const parsed = hubPageSchema.safeParse(json(text));
  return parsed.success ? parsed.data : null;
}

/** Fetches the same data if none came with the document. Throws if the server cannot be reached. */
export async function fetchHub(sessionId: string): Promise<HubPageData> {
  const [config, answer] = await Promise.all([
    unwrap(api.config.$get()),
    unwrap(api.hub[":sessionId"].$get({ param: { sessionId } })).catch(stateOf),
  ]);
  if ("state" in answer) {
    const { state } = answer;
    if (state === "not_found") return { state, bookingUrl: config.bookingUrl };
    return { state, bookingUrl: config.bookingUrl, ...(await fetchVisitorBooking(sessionId)) };
  }
  const [offer, booked] = await Promise.all([fetchOffer(answer.offerTier), fetchVisitorBooking(sessionId)]);
  const hub = { ...answer, email: null, call: booked.call, emailConsent: null };
  const asOf = isoText(serverNow());
  const data = {
    state: "ok",
    asOf,
    bookingUrl: config.bookingUrl,
    bookingRef: booked.bookingRef,
    hub,
    offer,
  } as const;
  known = { sessionId, data };
  return data;
}

async function fetchOffer(tier: number): Promise<PublicOffer | null> {
  try {
    return await unwrap(api["tier-configs"][":tier"].$get({ param: { tier: String(tier) } }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

function stateOf(error: unknown): { state: "expired" | "not_found" } {
  if (error instanceof ApiError && error.code === "hub_expired") return { state: "expired" };
  if (error instanceof ApiError && error.status < 500 && error.status !== 429) return { state: "not_found" };
  throw error;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
