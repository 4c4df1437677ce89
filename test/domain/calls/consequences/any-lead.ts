import { BOOKING_STATES } from "#domain/booking/booking-status";
import { CALL_OUTCOMES } from "#domain/calls/call-outcomes";
import type { FoundLead } from "#domain/calls/consequences/lead-facts";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import fc from "fast-check";
import { foundLead } from "./found-lead.ts";

export const NOW = Date.UTC(2026, 10, 23, 18);
/** Around which a call counts as slower (ms). */
const EDGES = [0, 1, 5, 30, 60, 240, 480, 540].flatMap((minutes) => [minutes * 60_000, minutes * 60_000 + 1]);
const time = fc.option(fc.integer({ min: NOW - 1e11, max: NOW }));

/** Any lead that the tables can hold, likely or not, with the borders of every rule among its values. */
export const anyLead: fc.Arbitrary<FoundLead> = fc
  .record({
    createdAt: fc.integer({ min: 1, max: NOW }),
    suspect: fc.boolean(),
    emailKey: fc.option(fc.constant("ada@example.com")),
    phone: fc.option(fc.constant("+14035550134")),
    phoneFlag: fc.option(fc.constantFrom("many_numbers" as const, "do_not_call" as const)),
    callStatus: fc.option(fc.constantFrom(...BOOKING_STATES)),
    lastOutcome: fc.option(fc.constantFrom(...CALL_OUTCOMES)),
    gaveWayTo: fc.option(fc.constant(9)),
    callConsentAt: time,
    leadStatus: fc.constantFrom(...LEAD_STATUSES),
    leadScore: fc.option(fc.constantFrom(0, 39, 40, 79, 80, 119, 120)),
    owner: fc.option(fc.constantFrom("ada@example.com", "grace@example.com")),
    firstCallMs: fc.option(fc.constantFrom(...EDGES)),
  })
  .map(foundLead);
