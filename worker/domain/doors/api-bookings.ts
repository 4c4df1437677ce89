import * as z from "zod/mini";
import { BOOKING_OUTCOMES } from "../booking/booking-status.ts";
import { leadBookingSchema } from "./api-lead-details.ts";
import { maybe } from "./described.ts";

const { attendsAt: _attendsAt, ...booked } = leadBookingSchema.shape;

/** A booking of the list, which has those of nobody that we know too. */
export const apiBookingSchema = z
  .object({
    ...booked,
    said: maybe(z.enum(BOOKING_OUTCOMES), "The outcome by the provider’s word, until staff decide it."),
    leadId: maybe(z.int(), "Null while it belongs to no lead."),
    matchedBy: maybe(z.enum(["ref", "email", "staff"])),
    name: maybe(z.string()),
    email: maybe(z.string()),
  })
  .check(z.meta({ id: "Booking" }));
