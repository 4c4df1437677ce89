import * as z from "zod/mini";
import { BOOKING_OUTCOMES } from "./booking-status.ts";

/** What became of a call; null takes back what was said of it. */
export const bookingOutcomeSchema = z.object({
  outcome: z.nullable(z.enum(BOOKING_OUTCOMES, { error: "Say whether the call was held or missed." })),
});
