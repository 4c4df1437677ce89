import type { ZonedTime } from "#domain/time/zoned-time";
import { api, unwrap } from "../../../lib/api.ts";

/** A booked call: its start and end, ISO text, null if that is not known; and the provider's pages to move and cancel it. */
export type VisitorBooking = {
  startsAt: string | null;
  /** The start by the clocks of the visitor's zone, as the server knows them. */
  clocks?: readonly ZonedTime[] | undefined;
  endsAt?: string | null | undefined;
  /** Where its calendar file is; null until its provider's webhook has come. */
  calendar?: string | null | undefined;
  pages?: { move: string; cancel: string } | null | undefined;
};

/** The call of this session as the server knows it, and the reference that a booking of it carries. */
export const fetchVisitorBooking = (sessionId: string) =>
  unwrap(api.assessment[":sessionId"]["booked-call"].$get({ param: { sessionId } }));
