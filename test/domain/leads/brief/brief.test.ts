import { BUILT_IN_WORDS, staffWords } from "#domain/content/staff-words";
import { ownContent } from "../../../setup/content/own-content.ts";
import { QUESTION_IDS, questionOf } from "#domain/funnel/answers/questions";
import type { AnyAnswers } from "#domain/funnel/answers/answers";
import { roadblocks, type RoadblockId } from "#domain/funnel/answers/roadblocks";
import { brief } from "#domain/leads/brief/brief";
import { briefSourceLabel, type BriefFacts, type BriefLine } from "#domain/leads/brief/brief-line";
import { BRIEF_LINE_MAX } from "#domain/leads/brief/quoted";
import { describe, expect, test } from "vitest";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";
import { WAITING_SOURCE } from "#domain/leads/waiting-address";

const ANSWERS: AnyAnswers = {
  businessType: "own-business",
  situation: "yo-yo",
  adSpend: "1000-3000",
  funnel: "inconsistent",
  goal: "scale",
  frustration: "Leads got expensive and I can’t tell which ads work",
  revenue: "10k-50k",
  targetRevenue: "$200K",
};
const TOUCH = {
  at: "2026-11-20T16:00:00.000Z",
  utm_source: "fb",
  utm_campaign: "Spring scale",
  utm_content: "Founder video 3",
};
const FACTS: BriefFacts = {
  answers: ANSWERS,
  offerTier: 4,
  promoDiscount: null,
  firstTouch: TOUCH,
  callRequestedAt: null,
  clockStartedAt: null,
  lastCallAt: null,
  callStatus: null,
  callReportedAt: null,
  extra: [],
  waitingMail: null,
  form: null,
};

const of = (facts: Partial<BriefFacts>, words = BUILT_IN_WORDS) =>
  brief({ ...FACTS, ...facts }, SAMPLE_OFFERS, words);
const texts = (lines: BriefLine[]) => lines.map(({ text }) => text);
const partOf = (part: BriefLine["part"], facts: Partial<BriefFacts>) =>
  of(facts).find((line) => line.part === part);

test("a whole brief reads from the opening question to what brought the lead", () =>
  expect(of({})).toEqual<BriefLine[]>([
    {
      part: "opening",
      text: "Open with: “Tell me about your last good week. What was different?”",
      sources: ["situation"],
    },
    {
      part: "words",
      text: "In their words: “Leads got expensive and I can’t tell which ads work”",
      sources: ["frustration"],
    },
    { part: "roadblock", text: "Biggest roadblock: “Your good weeks don’t repeat”.", sources: ["situation"] },
    {
      part: "roadblocks",
      text: "Also: “Your weak days are expensive”, and “Your funnel works one week but not the next”.",
      sources: ["adSpend", "funnel"],
    },
    {
      part: "money",
      text: "They make $10K–$50K a month and want “$200K”: more than $150K short.",
      sources: ["revenue", "targetRevenue"],
    },
    {
      part: "offer",
      text: "We recommended tier 4, Optimize & Scale: $5K/month OR 10% ad spend OR 10% of new revenue",
      sources: ["tier", "offer"],
    },
    {
      part: "arrival",
      text: "They came from Facebook: campaign “Spring scale”, ad “Founder video 3”.",
      sources: ["firstTouch"],
    },
  ]));

test("a mail that waits for an answer comes before all else", () => {
  const [first, second] = of({ waitingMail: "Can we talk on Friday?" });
  expect(first).toEqual({
    part: "mail",
    text: "They wrote, and wait for an answer: “Can we talk on Friday?”",
    sources: ["mail"],
  });
  expect(second?.part).toBe("opening");
});

describe("the opening question", () => {
  test("says first that they asked for the call", () =>
    expect(partOf("opening", { callRequestedAt: "2026-11-20T16:00:00.000Z" })).toMatchObject({
      text: "Open with: “You asked us to call. Tell me about your last good week. What was different?”",
      sources: ["callRequest", "situation"],
    }));

  const ASKED = "2026-11-20T16:00:00.000Z";
  const LATER = "2026-11-20T17:00:00.000Z";
  test.each<[string, Partial<BriefFacts>, boolean]>([
    ["nothing has come of yet", { clockStartedAt: ASKED }, true],
    ["came after a call", { lastCallAt: "2026-11-19T16:00:00.000Z" }, true],
    ["a call came after", { lastCallAt: LATER }, false],
    ["a call came at once", { lastCallAt: ASKED }, false],
    [
      "waits again, with another number",
      { lastCallAt: LATER, clockStartedAt: "2026-11-20T18:00:00.000Z" },
      true,
    ],
    ["led to a booked call", { callStatus: "booked" }, false],
    ["led to one that was moved", { callStatus: "moved" }, false],
    ["led to one that was held", { callStatus: "held" }, false],
    ["led to one that their page reported", { callReportedAt: LATER }, false],
    ["led to one that was missed", { callStatus: "no_show" }, true],
    ["led to one that was canceled", { callStatus: "cancelled" }, true],
    ["was withdrawn", { callRequestedAt: null }, false],
  ])("of a request that %s speaks only while it is open", (_what, facts, isSaid) => {
    const line = partOf("opening", { callRequestedAt: ASKED, ...facts });
    expect(line?.text.includes("You asked us to call.")).toBe(isSaid);
    expect(line?.sources.includes("callRequest")).toBe(isSaid);
  });

  test.each<[string, AnyAnswers, string, string]>([
    ["the goal where no roadblock is known", { goal: "scale" }, "You want to scale what works.", "goal"],
    ["the assessment where nothing is", {}, "You started our assessment.", "assessment"],
    ["the assessment where a goal is unknown", { goal: "constructor" }, "You started our", "assessment"],
  ])("is about %s", (_what, answers, start, source) => {
    const line = partOf("opening", { answers });
    expect(line?.text).toContain(`Open with: “${start}`);
    expect(line?.sources).toEqual([source]);
  });
});

describe("the money", () => {
  test.each<[string, AnyAnswers, string | undefined, string[]]>([
    [
      "an agency",
      { businessType: "clients", revenue: "under-10k", targetRevenue: "50k" },
      "They work for clients, make under $10K a month and want “50k”: more than $40K short.",
      ["businessType", "revenue", "targetRevenue"],
    ],
    [
      "a target that is no figure a month",
      { revenue: "200k-plus", targetRevenue: "$3M a year" },
      "They make $200K or more a month and want “$3M a year”.",
      ["revenue", "targetRevenue"],
    ],
    [
      "a target that is reached",
      { revenue: "50k-200k", targetRevenue: "$40K" },
      "They make $50K–$200K a month and want “$40K”.",
      ["revenue", "targetRevenue"],
    ],
    [
      "no target",
      { revenue: "10k-50k" },
      "They make $10K–$50K a month. Ask what they’re aiming for.",
      ["revenue"],
    ],
    [
      "no target of an agency",
      { revenue: "10k-50k", businessType: "clients" },
      "They work for clients and make $10K–$50K a month. Ask what they’re aiming for.",
      ["businessType", "revenue"],
    ],
    [
      "no revenue",
      { targetRevenue: "$200K" },
      "Their target: “$200K”. Ask what they make today.",
      ["targetRevenue"],
    ],
    [
      "a revenue that is no longer an option",
      { revenue: "constructor", targetRevenue: "$200K", businessType: "clients" },
      "They work for clients. Their target: “$200K”. Ask what they make today.",
      ["businessType", "targetRevenue"],
    ],
    [
      "neither",
      { businessType: "clients" },
      "Business type: “My clients”. Ask about monthly revenue and target revenue.",
      ["businessType"],
    ],
    ["nothing", {}, undefined, []],
  ])("of %s", (_what, answers, text, sources) => {
    const line = partOf("money", { answers });
    expect(line?.text).toBe(text);
    expect(line?.sources ?? []).toEqual(sources);
  });
});

describe("the offer", () => {
  test("comes with the discount that the lead was given, not with today's", () => {
    const today = SAMPLE_OFFERS.map((offer) => ({ ...offer, discount: 25 }));
    const [line] = brief({ ...FACTS, offerTier: 5, promoDiscount: 10 }, today, BUILT_IN_WORDS).filter(
      ({ part }) => part === "offer",
    );
    expect(line).toEqual({
      part: "offer",
      text: "We recommended tier 5, DGM Coaching: From $2k/month (now 10% off)",
      sources: ["tier", "offer", "promo"],
    });
  });

  test("is only a tier where there is no such offer", () =>
    expect(partOf("offer", { offerTier: 9 })).toMatchObject({
      text: "We recommended tier 9. Look up its price before you call.",
      sources: ["tier"],
    }));

  test("is left out without a tier", () => expect(partOf("offer", { offerTier: null })).toBeUndefined());
});

describe("what brought them", () => {
  const at = TOUCH.at;
  test.each<[string, BriefFacts["firstTouch"], string | undefined]>([
    ["a source alone", { at, utm_source: "google" }, "They came from Google."],
    ["a referrer", { at, referrerHost: "blog.example.com" }, "They came from blog.example.com."],
    ["a newsletter", { at, utm_source: "Klaviyo", utm_campaign: "May" }, "from an email: campaign “May”."],
    ["an ad alone", { at, utm_source: "ig", utm_content: "Reel 2" }, "from Instagram: ad “Reel 2”."],
    ["a campaign alone", { at, utm_campaign: "May" }, "They came through campaign “May”."],
    ["a click of Meta's", { at, fbclid: "abc" }, "They came from Facebook or Instagram."],
    ["a visit that says nothing", { at, landingPath: "/" }, undefined],
    ["nothing", null, undefined],
    [
      "an address left before the opening",
      { at: "2026-11-20T10:00:00.000Z", utm_source: WAITING_SOURCE, landingPath: "/" },
      "They left their address before we opened.",
    ],
  ])("from %s", (_what, firstTouch, text) => {
    const line = partOf("arrival", { firstTouch });
    if (text === undefined) expect(line).toBeUndefined();
    else expect(line?.text).toContain(text);
  });
});

const ROADBLOCKS: [RoadblockId, AnyAnswers][] = [
  ["no-funnel", { funnel: "no-funnel" }],
  ["weak-funnel", { funnel: "not-converting" }],
  ["new-account", { situation: "haven't-run-ads" }],
  ["failed-try", { situation: "tried-failed" }],
  ["swings", { situation: "yo-yo" }],
  ["costly-days", { adSpend: "3000-plus" }],
  ["unsteady-funnel", { funnel: "inconsistent" }],
  ["own-hours", { situation: "working-handoff" }],
  ["second-eyes", { situation: "coaching" }],
  ["small-budget", { adSpend: "under-100" }],
  ["far-target", { revenue: "under-10k", targetRevenue: "30k" }],
];

describe("tells apart", () => {
  test("any two tiers", () => {
    const briefs = [...SAMPLE_OFFERS.map(({ tier }) => tier), 6, 7].map((offerTier) =>
      texts(of({ offerTier })).join("\n"),
    );
    expect(new Set(briefs).size).toBe(briefs.length);
  });

  test("any two roadblocks, by what is said of them and by what is asked", () => {
    for (const part of ["opening", "roadblock"] as const) {
      const said = ROADBLOCKS.map(([id, answers]) => {
        expect(roadblocks(answers).map((found) => found.id)).toEqual([id]);
        return partOf(part, { answers })?.text;
      });
      expect(new Set(said).size).toBe(ROADBLOCKS.length);
    }
  });
});

test.each([
  ["the first four", QUESTION_IDS.slice(0, 4)],
  ["the last four", QUESTION_IDS.slice(4)],
  ["every other one", QUESTION_IDS.filter((_id, index) => index % 2 === 0)],
  ["the others", QUESTION_IDS.filter((_id, index) => index % 2 === 1)],
])("is of use with half of the answers: %s", (_which, ids) => {
  const answers = Object.fromEntries(ids.map((id) => [id, ANSWERS[id]]));
  const parts = of({ answers, offerTier: null, firstTouch: null }).map(({ part }) => part);
  expect(parts.length).toBeGreaterThanOrEqual(3);
  expect(parts[0]).toBe("opening");
});

test("what reads from right to left keeps to its place", () =>
  expect(partOf("words", { answers: { frustration: "יקר מדי" } })?.text).toBe(
    "In their words: “\u2068יקר מדי\u2069”",
  ));

test("a source has the name that staff know", () => {
  expect(briefSourceLabel("targetRevenue", BUILT_IN_WORDS)).toBe(questionOf("targetRevenue").label);
  expect(briefSourceLabel("firstTouch", BUILT_IN_WORDS)).toBe("First visit");
});

describe("in an owner's words", () => {
  const named = (label: string) =>
    staffWords(
      ownContent(({ quiz, results }) => {
        results.names.revenue = "Experience";
        results.names.targetRevenue = "Aim";
        for (const option of quiz.questions.revenue.options)
          if (option.value === "10k-50k") option.label = label;
      }),
    );
  const money = (label: string, answers: AnyAnswers) =>
    of({ answers }, named(label)).find(({ part }) => part === "money");

  test("an answer that is no sum stands under its own name, and is short of nothing", () => {
    expect(money("Two years", { revenue: "10k-50k", targetRevenue: "$200K" })).toEqual({
      part: "money",
      text: "Experience: “Two years”. Aim: “$200K”.",
      sources: ["revenue", "targetRevenue"],
    });
    expect(money("Two years", { businessType: "clients", revenue: "10k-50k" })).toEqual({
      part: "money",
      text: "Experience: “Two years”.",
      sources: ["revenue"],
    });
  });

  test("a sum is told as before, and the longest label leaves room for the target", () => {
    expect(money("€10K–€50K", { revenue: "10k-50k" })?.text).toBe(
      "They make €10K–€50K. Ask what they’re aiming for.",
    );
    for (const label of ["x".repeat(60), `$10K ${"x".repeat(55)}`]) {
      const text = money(label, {
        businessType: "clients",
        revenue: "10k-50k",
        targetRevenue: "$200K a month",
      })?.text;
      expect(text?.length).toBeLessThanOrEqual(BRIEF_LINE_MAX);
      expect(text).toContain("$200K");
    }
  });

  test("a call opens on what they said, and a roadblock is what its owner calls it", () => {
    const words = staffWords(
      ownContent(({ quiz, results }) => {
        const { situation, goal, businessType } = quiz.questions;
        for (const option of [...situation.options, ...goal.options, ...businessType.options])
          option.label = `Own: ${option.value}`;
        results.roadblocks.swings.title = "Your weeks don’t add up";
      }),
    );
    const lines = (answers: AnyAnswers) => texts(of({ answers, offerTier: null, firstTouch: null }, words));
    expect(lines({ businessType: "clients", situation: "yo-yo" })).toEqual([
      "Open with: “You said ‘Own: yo-yo’. What have you tried so far?”",
      "Biggest roadblock: “Your weeks don’t add up”.",
      "Business type: “Own: clients”. Ask about monthly revenue and target revenue.",
    ]);
    expect(lines({ goal: "scale" })).toEqual([
      "Open with: “You said ‘Own: scale’. What have you tried so far?”",
    ]);
    expect(lines({ businessType: "clients", revenue: "10k-50k" })[1]).toBe(
      "They make $10K–$50K a month. Ask what they’re aiming for.",
    );
  });

  test("the longest words leave a line that is read at a glance", () => {
    const long = "W".repeat(60);
    const words = staffWords(
      ownContent(({ quiz, results }) => {
        for (const { options } of [quiz.questions.situation, quiz.questions.businessType])
          for (const option of options) option.label = long;
        for (const roadblock of Object.values(results.roadblocks)) roadblock.title = "W".repeat(64);
      }),
    );
    const facts = { callRequestedAt: "2026-11-20T16:00:00.000Z" };
    for (const answers of [ANSWERS, { businessType: "clients" }])
      for (const { text } of of({ ...facts, answers }, words))
        expect(text.length).toBeLessThanOrEqual(BRIEF_LINE_MAX);
  });

  test("a source has the name that visitors read", () =>
    expect(briefSourceLabel("revenue", named("Two years"))).toBe("Experience"));
});

test("a lead of a Meta form comes from it, with how much is known", () => {
  const form = { name: "Free audit", isSetUp: true };
  const lines = of({ form, answers: { businessType: "clients", goal: "scale" } });
  expect(texts(lines)).toContain("From the form “Free audit”, answered 2 of 8 questions.");
});
