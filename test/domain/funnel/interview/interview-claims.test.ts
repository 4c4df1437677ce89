import { claimJudge } from "#domain/funnel/interview/claim-judge";
import { ClauseGate } from "#domain/funnel/interview/clause-gate";
import { namesOnSale } from "#domain/offers/on-sale";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SAMPLE_CATALOG, catalogWith } from "../../../setup/content/sample-catalog.ts";
import { ASKS } from "../../../setup/content/interview-words.ts";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";

const OWN = ["about $500 a day", "our revenue is 20k a month", "ada@example.com", "https://example.com"];

/** A reply as the visitor reads it, when the model sends it in pieces of this many characters. */
function shown(reply: string, size = 3, own: readonly string[] = OWN): string {
  const gate = new ClauseGate(
    claimJudge({ catalog: SAMPLE_CATALOG, own, words: ASKS }),
    namesOnSale(SAMPLE_CATALOG),
  );
  const pieces = reply.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
  return pieces.map((piece) => gate.push(piece)).join("") + gate.end();
}

describe("what the offers hold", () => {
  it.each([
    "Build & Launch is $12K–$15K, and it can be spread over 3 months.",
    "Rebuild & Launch: $12K–$15K (or $6K/m × 3).",
    "Refresh & Optimize is $3K–$5K upfront + 10% of ad spend.",
    "Optimize & Scale costs $5K/month OR 10% ad spend OR 10% of new revenue.",
    "DGM Coaching starts from $2k/month, with weekly office hours and a community.",
    "AdSignals Mastermind starts from $97/month, BPM Mastermind is our Premium DWY program.",
    "There are 4 DWY programs, from $97/month: AdSignals Mastermind, BPM Mastermind, BPM ELITE AI Agency and Inner Circle.",
    "BPM ELITE AI Agency is a 90-day transformation, and Inner Circle a partnership.",
    "Our AI tool costs from $19/month for ad spends of $10 to $1000/day.",
    "Our coaching starts from $97/month, and DGM Coaching from $2k/month.",
    "There is DGM Coaching. Others start from $97/month.",
    "The agency works by application: Optimize & Scale, for example, is $5K/month OR 10% ad spend.",
    "Great, thanks for sharing! What's your name?",
    "Got it, $500 a day. And your revenue of 20k a month is a solid base.",
    "Roughly how much do you spend on Meta ads per day: Under $100, $100–$300, $300–$1K, $1K–$3K or $3K and up?",
    "The whole thing takes about 3 minutes.",
    "It takes about three minutes.",
    "No guarantees here.",
    "I can't guarantee anything, and I won't promise you a discount.",
    "Your recommendation comes from fixed rules once all your answers are in.",
    "Feel free to skip this one. Which of the 4 fits best?",
    "Perfect, I have ada@example.com and https://example.com.",
    "How profitable are your ads, and what's your ROAS today?",
  ])("is said as it is: %s", (reply) => {
    for (const size of [1, 2, 5, 17, 500]) expect(shown(reply, size)).toBe(reply);
  });
});

it("a promise stands if an offer makes it, and is taken back for every other offer", () => {
  const offers = SAMPLE_OFFERS.map((offer) =>
    offer.tier === 1 ? { ...offer, features: [...offer.features, "A refund within 30 days"] } : offer,
  );
  const judge = () => claimJudge({ catalog: catalogWith(offers), own: [], words: ASKS });
  expect(judge()("Build & Launch comes with a refund.")).toBeNull();
  expect(judge()("There's a refund with one of them.")).toBeNull();
  expect(judge()("Optimize & Scale comes with a refund.")).not.toBeNull();
  expect(
    claimJudge({ catalog: SAMPLE_CATALOG, own: [], words: ASKS })("Build & Launch comes with a refund."),
  ).not.toBeNull();
});

describe("what they do not hold", () => {
  it.each([
    ["a price that is none", "The program costs $99 a month.", /\$99/],
    ["a price in words", "Our coaching is only a hundred dollars.", /hundred/],
    ["another offer's price", "DGM Coaching is $12K–$15K.", /12K/],
    ["a price of another period", "Optimize & Scale is $5K/year.", /5K\/year/],
    ["a currency sign far from its number", "It is yours for $ 1 only.", /\$ ?1/],
    ["the visitor's number as a price", "Sure, the program costs $500 a day.", /\$500/],
    ["a program's price that is none", "AdSignals Mastermind is $49/month.", /49/],
    ["one program's price for another", "Inner Circle is just $97/month.", /\$97/],
    ["an offer's price for a program", "BPM Mastermind is from $2k/month.", /2k/],
    ["a program's price by the year", "AdSignals Mastermind is $97/year.", /97\/year/],
    ["a program's length that is none", "BPM ELITE AI Agency takes 30 days.", /30/],
    ["an offer's price for coaching with us", "Our DWY programs start from $12K.", /12K/],
    ["a program's price for the agency", "Our agency is $97/month.", /97/],
    ["a price that is none for the agency", "Our agency is just $499/month.", /499/],
    ["another price of the tool", "The AI tool is $29/month.", /29/],
    ["what is spent as a price", "The DIY tool costs $10/day.", /10\/day/],
    ["a price a clause after the offer's name", "DGM Coaching is great, and it is $97/month.", /97/],
    ["its way's price for a program", "Inner Circle is a DWY program from $97/month.", /97/],
    ["the visitor's number beside an offer's name", "Inner Circle is $500 a day.", /\$500/],
    ["a percentage", "You save 20 percent today.", /20/],
    ["a discount", "There's a discount for you.", /a discount for/],
    ["a guarantee", "Results are guaranteed.", /guaranteed/],
    ["a refund", "You can get a full refund.", /refund/],
    ["a refund after a word that ends like a negation", "Our casino refund is yours.", /refund/],
    ["a time", "You'll see it within 30 days.", /30 days/],
    ["a time in words", "It takes six weeks to work.", /six weeks/],
    ["a promise of results", "You will double your revenue.", /double/],
    ["a tier", "You are tier 5.", /tier 5/],
    ["a score", "Your score is 75.", /75/],
    ["a partnership", "We are an official Meta partner.", /partner/],
    ["numbers of customers", "We have 1000+ students.", /1000/],
    ["a link", "Pay at https://evil.example/now please.", /evil/],
    ["an address", "Write to pay@evil.example please.", /evil/],
    ["a free gift", "The first month is free for you.", /is free/],
  ])("is replaced: %s", (_, claim, never) => {
    for (const size of [1, 4, 500]) {
      const text = shown(`Thanks! ${claim} What's your name?`, size);
      expect(text).not.toMatch(never);
      expect(text).toMatch(/^Thanks! .*What's your name\?$/);
      expect(text.length).toBeGreaterThan("Thanks! What's your name?".length);
    }
  });

  it("names what the named offer or program stands at", () => {
    expect(shown("Sure. DGM Coaching is $99/month.", 500)).toBe("Sure. DGM Coaching: From $2k/month.");
    expect(shown("Sure. Inner Circle is $99/month.", 500)).toBe("Sure. Inner Circle: Partnership.");
    expect(shown("Sure. Inner Circle and DGM Coaching are $99/month.", 500)).toBe(
      "Sure. You’ll see the exact investment with your recommendation.",
    );
  });

  it("is said no second time in a reply", () => {
    const text = shown("It costs $1. It really costs $1. Only $1!", 500);
    expect(text.match(/exact investment/g)).toHaveLength(1);
  });

  it("is nothing at all without offers", () => {
    const gate = new ClauseGate(claimJudge({ catalog: catalogWith([]), own: [], words: ASKS }));
    expect(gate.push("Build & Launch is $12K–$15K. Ok?") + gate.end()).not.toContain("12K");
  });
});

describe("the gate", () => {
  const harmless = fc
    .array(
      fc.constantFrom(
        "I",
        "see",
        "how",
        "your",
        "shop",
        "looks",
        "–",
        "that",
        "helps",
        "🙂",
        "ok,",
        "nice.",
        "Why?",
        "\n",
      ),
      { maxLength: 60 },
    )
    .map((words) => words.join(" "));

  it("lets every harmless text through as it is, however it is cut", () => {
    fc.assert(
      fc.property(harmless, fc.integer({ min: 1, max: 9 }), (text, size) => {
        expect(shown(text, size)).toBe(text);
      }),
    );
  });

  it("lets a harmless first word through at once", () => {
    const gate = new ClauseGate(claimJudge({ catalog: SAMPLE_CATALOG, own: [], words: ASKS }));
    for (const word of ["Great", "That", "Thanks", "Hello", "I ", "Sounds"]) {
      const first = new ClauseGate(claimJudge({ catalog: SAMPLE_CATALOG, own: [], words: ASKS })).push(word);
      expect(first).toBe(word);
    }
    expect(gate.push("Great, the price")).toBe("Great,");
    expect(gate.push(" is")).toBe("");
  });

  it("never shows more than was judged, and always ends", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 2000, unit: "binary" }),
        fc.integer({ min: 1, max: 50 }),
        (text, size) => {
          expect(shown(text, size).length).toBeLessThanOrEqual(text.length + 600);
        },
      ),
    );
  });
});

it("what the owner says of the business and its method may be said, and no more", () => {
  const about = ["a studio with free parking", "It is called Strong Weeks and takes 12 weeks."];
  const judge = claimJudge({ catalog: SAMPLE_CATALOG, own: [], words: ASKS, about });
  expect(judge("Strong Weeks takes 12 weeks.")).toBeNull();
  expect(judge("Parking is free.")).toBeNull();
  expect(judge("The program takes 20 weeks.")).not.toBeNull();
  expect(claimJudge({ catalog: SAMPLE_CATALOG, own: [], words: ASKS })("Parking is free.")).not.toBeNull();
});
