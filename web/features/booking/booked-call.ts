import { api, unwrap } from "../../lib/api.ts";

/** The call of this session as the server knows it, and the reference that a booking of it carries. */
export const fetchBookedCall = (sessionId: string) =>
  unwrap(api.assessment[":sessionId"]["booked-call"].$get({ param: { sessionId } }));
