import { CHOICE_QUESTION_IDS, optionsOf } from "#domain/answers/questions";
import { BOOKING_STATES } from "#domain/booking/booking-status";
import { CALL_OUTCOMES } from "#domain/calls/call-outcomes";
import type { FoundLead } from "#domain/consequences/lead-facts";
import { LOST_REASONS } from "#domain/leads/lost-reason";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import fc from "fast-check";
import { foundLead } from "./found-lead.ts";

export const NOW = Date.UTC(2026, 10, 23, 18);
/** Around which a call counts as slower (ms). */
const EDGES = [0, 1, 5, 30, 60, 240, 480, 540].flatMap((minutes) => [minutes * 60_000, minutes * 60_000 + 1]);
const time = fc.option(fc.integer({ min: NOW - 1e11, max: NOW }));
const text = fc.option(fc.string({ maxLength: 30 }));
const keys = fc
  .tuple(...CHOICE_QUESTION_IDS.map((id) => fc.constantFrom("", ...optionsOf(id).map(({ value }) => value))))
  .map((values) => values.join("|"));

/** Any lead that the tables can hold, likely or not, with the borders of every rule among its values. */
export const anyLead: fc.Arbitrary<FoundLead> = fc
  .record({
    createdAt: fc.integer({ min: 1, max: NOW }),
    assessmentType: fc.constantFrom("quiz" as const, "chat" as const),
    suspect: fc.boolean(),
    emailKey: fc.option(fc.constant("ada@example.com")),
    phone: fc.option(fc.constant("+14035550134")),
    phoneFlag: fc.option(fc.constantFrom("many_numbers" as const, "do_not_call" as const)),
    callStatus: fc.option(fc.constantFrom(...BOOKING_STATES)),
    lastOutcome: fc.option(fc.constantFrom(...CALL_OUTCOMES)),
    gaveWayTo: fc.option(fc.constant(9)),
    callConsentAt: time,
    leadStatus: fc.constantFrom(...LEAD_STATUSES),
    lostReason: fc.option(fc.constantFrom(...LOST_REASONS)),
    dealValue: fc.option(fc.integer({ min: 0, max: 1_000_000_000 })),
    quizStartedAt: time,
    chatStartedAt: time,
    emailConsent: time,
    emailSentAt: time,
    bookingLinkClicked: time,
    hubExpiresAt: time,
    firstHubVisitAt: time,
    callBookedAt: time,
    callHeldAt: time,
    completedAt: time,
    offerTier: fc.option(fc.integer({ min: 1, max: 6 })),
    score: fc.option(fc.integer({ min: 0, max: 90 })),
    leadScore: fc.option(fc.constantFrom(0, 39, 40, 79, 80, 119, 120)),
    answerKey: fc.option(fc.oneof(keys, fc.constant("a|b|c|d|e|f"), fc.constant(""))),
    owner: fc.option(fc.constantFrom("ada@example.com", "grace@example.com")),
    firstOutcomeBy: fc.option(fc.constantFrom("ada@example.com", "grace@example.com")),
    firstOutcomeAt: time,
    firstAwaitedAt: time,
    firstCallMs: fc.option(fc.constantFrom(...EDGES)),
    firstCallInTime: fc.option(fc.constantFrom(0, 1)),
    reachedAt: time,
    firstSqlAt: time,
    source: text,
    campaign: text,
  })
  .map(foundLead);
