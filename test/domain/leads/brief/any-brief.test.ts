import { BUILT_IN_WORDS } from "#domain/content/staff-words";
import { BOOKING_STATES } from "#domain/booking/booking-status";
import { brief } from "#domain/leads/brief/brief";
import { briefSourceLabel, type BriefFacts, type BriefSource } from "#domain/leads/brief/brief-line";
import { BRIEF_LINE_MAX } from "#domain/leads/brief/quoted";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyAnswers } from "../../funnel/answers/any-answers.ts";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";

const AT = "2026-11-20T16:00:00.000Z";

const HOSTILE = [
  "x".repeat(500),
  "word ".repeat(120),
  "👩‍👩‍👧‍👦".repeat(60),
  `e${"\u0301".repeat(400)}`,
  "הלידים יקרים מדי ".repeat(20),
  "first\r\nsecond\u2028third\u0000",
  "\u202egnp.exe\u202c",
  "“quoted” <b>bold</b> $& $1",
];
const HIDDEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066\u2067]/u;
const LONE_SURROGATE = /\p{Surrogate}/u;

const hostile = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: "grapheme", maxLength: 500 }));
const facts: fc.Arbitrary<BriefFacts> = fc.record({
  answers: fc
    .tuple(anyAnswers, fc.option(hostile), fc.option(hostile))
    .map(([answers, frustration, targetRevenue]) => ({
      ...answers,
      ...(frustration !== null && { frustration }),
      ...(targetRevenue !== null && { targetRevenue }),
    })),
  form: fc.option(fc.record({ name: hostile, isSetUp: fc.boolean() })),
  offerTier: fc.option(fc.integer({ min: 1, max: 1000 })),
  promoDiscount: fc.option(fc.integer({ min: 0, max: 100 })),
  firstTouch: fc.option(
    fc.record(
      {
        at: fc.constant(AT),
        utm_source: hostile,
        utm_campaign: hostile,
        utm_content: hostile,
        referrerHost: hostile,
      },
      { requiredKeys: ["at"] },
    ),
  ),
  callRequestedAt: fc.option(fc.constant(AT)),
  clockStartedAt: fc.option(fc.constant(AT)),
  lastCallAt: fc.option(fc.constant(AT)),
  callStatus: fc.constantFrom(null, ...BOOKING_STATES),
  callReportedAt: fc.option(fc.constant(AT)),
  waitingMail: fc.option(hostile),
  extra: fc.array(
    fc.record({ questionId: hostile, question: hostile, optionId: fc.constant(null), answer: hostile }),
    { maxLength: 4 },
  ),
});
const offers = fc
  .tuple(hostile, hostile)
  .map(([name, investment]) =>
    SAMPLE_OFFERS.map((offer) => ({ ...offer, name, investment, tier: offer.tier * 200 })),
  );

test("whatever a lead wrote, each line is short, whole, plain and has its sources", () => {
  fc.assert(
    fc.property(facts, fc.oneof(fc.constant(SAMPLE_OFFERS), offers), (lead, onOffer) => {
      const lines = brief(lead, onOffer, BUILT_IN_WORDS);
      expect(lines.length).toBeLessThanOrEqual(7);
      const parts = lines.map(({ part }) => part);
      expect(parts.slice(0, 2)).toEqual(
        lead.waitingMail === null ? ["opening", parts[1]].slice(0, parts.length) : ["mail", "opening"],
      );
      expect(new Set(lines.map(({ part }) => part)).size).toBe(lines.length);
      for (const { text, sources } of lines) {
        expect(text.length).toBeLessThanOrEqual(BRIEF_LINE_MAX);
        expect(text).not.toMatch(HIDDEN);
        expect(text).not.toMatch(LONE_SURROGATE);
        expect(sources.length).toBeGreaterThan(0);
        expect(sources.every((source) => briefSourceLabel(source, BUILT_IN_WORDS) !== "")).toBe(true);
        expect(sources.filter((source) => isMissing(lead, source))).toEqual([]);
      }
    }),
  );
});

/** Whether a line names a source that this lead does not have. */
function isMissing(lead: BriefFacts, source: BriefSource): boolean {
  switch (source) {
    case "assessment":
      return false;
    case "callRequest":
      return lead.callRequestedAt === null;
    case "tier":
    case "offer":
      return lead.offerTier === null;
    case "promo":
      return !lead.promoDiscount;
    case "firstTouch":
      return lead.firstTouch === null;
    case "form":
      return lead.form === null;
    case "mail":
      return lead.waitingMail === null;
    case "extra":
      return lead.extra.length === 0;
    default:
      return !lead.answers[source];
  }
}
