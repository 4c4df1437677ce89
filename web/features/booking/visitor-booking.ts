import { api, unwrap } from "../../lib/api.ts";

/** A booked call: its start, ISO text, null if it is not known; and the provider's pages to move and cancel it. */
export type VisitorBooking = {
  startsAt: string | null;
  pages?: { move: string; cancel: string } | null | undefined;
};

/** The call of this session as the server knows it, and the reference that a booking of it carries. */
export const fetchVisitorBooking = (sessionId: string) =>
  unwrap(api.assessment[":sessionId"]["booked-call"].$get({ param: { sessionId } }));
