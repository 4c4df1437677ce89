import * as z from "zod/mini";
import { BOOKING_OUTCOMES } from "./booking-status.ts";

/** The outcome of a call; null removes it. */
export const bookingOutcomeSchema = z.object({
  outcome: z.nullable(z.enum(BOOKING_OUTCOMES, { error: "Say whether the call was held or missed." })),
});
