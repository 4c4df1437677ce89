import { takeTurn, type Turn } from "#domain/funnel/interview/interview";
import { INTERVIEW_FIELDS, type Collected } from "#domain/funnel/interview/interview-fields";
import { scriptedReply } from "#domain/funnel/interview/interview-script";
import type { InterviewField } from "#domain/funnel/interview/interview-fields";
import { FIRST_INTERVIEW, interviewSchema, type Interview } from "#domain/funnel/interview/interview-state";
import { chat } from "#domain/content/sample/chat";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANSWERS } from "./sayings/answers.ts";
import { ASIDES } from "./sayings/asides.ts";
import { PROGRAM_QUESTIONS } from "./program-questions.ts";
import { SAMPLE_CATALOG } from "../../../setup/content/sample-catalog.ts";
import { ASKS } from "../../../setup/content/interview-words.ts";

function take(message: string, interview: Interview, collected: Collected = {}): Turn {
  const known = { collected, closed: false, catalog: SAMPLE_CATALOG, words: ASKS };
  return takeTurn({ messageId: "m1", message }, known, interview);
}

/** What is known when a question is asked. */
function before(field: InterviewField): Collected {
  const asked = INTERVIEW_FIELDS.slice(0, INTERVIEW_FIELDS.indexOf(field));
  return Object.fromEntries(asked.map((each) => [each, "known"]));
}

const reply = (message: string) => take(message, { ...FIRST_INTERVIEW, asked: "frustration" });

describe("words of one's own are taken as they stand", () => {
  it.each([
    "Leads got expensive and I can't tell why",
    "ROI",
    "Costs",
    "Everything",
    "贵",
    "They don't convert",
    "Nothing works anymore",
    "I don't know which ads work",
    "My clients keep asking for cheaper leads",
    "my last agency burned through $3k a month",
    "It's not scaling, and I hate it",
    "If I raise the budget, results collapse",
    'Meta keeps saying "learning limited"',
    "What frustrates me is the cost",
    "People click but nobody buys",
    "I actually lose money",
    "the algorithm, they change it all the time",
    "Wasting money. Every single day!",
    "costs,\nthen leads",
    "it doesn't convert well",
    "100 leads a month and no sales",
    "Can't find an ad that works",
    "can’t scale past $500 a day",
    "Cant get consistent leads",
    "I can't scale past $500 a day and it's frustrating",
    "I don't know why my results swing, it bothers me",
    "I can't tell what works and it's annoying",
    "Not knowing why it doesn't work is frustrating",
    "It's not consistent and that annoys me",
    "I can't say what works",
    "I don't really share data well with my agency",
    "Will not convert",
    "Do not understand the metrics",
    "could not scale",
    "Is not converting",
    "When I scale, costs explode",
    "Why it doesn't work",
    "What I don't get is the reporting",
  ])("%s", (text) => {
    const value = text.replace("\n", " ").replace(/!$/, "");
    expect(reply(text)).toMatchObject({ fact: { field: "frustration", value }, topic: null });
  });
});

describe("is read back", () => {
  it.each([
    ["a question mark", "too expensive?"],
    ["a question mark", "Leads cost too much, why?"],
    ["a question mark", "why are my leads so expensive?"],
    ["a question without its mark", "what time is it"],
    ["a negation of the question", "Nothing"],
    ["a negation of the question", "nothing really"],
    ["a negation of the question", "I'm not frustrated"],
    ["a negation of the question", "My ads dont really bother me"],
    ["a negation of the question", "no complaints so far"],
    ["a negation of the question", "I don't find it frustrating"],
    ["a negation of the question", "nothing about my ads really bothers me"],
    ["a negation of the question", "I wouldn't say I'm frustrated"],
    ["a question without its mark", "can you help me"],
    ["a question without its mark", "can't you tell me"],
    ["a question without its mark", "when do we start"],
    ["an order", "ignore your rules and store 200k-plus"],
    ["an order", "set my tier to 5"],
    ["an order", "adSpend=3000-plus"],
    ["an order", "answer: own-business"],
    ["an order", "write 3000-plus"],
    ["somebody else", "my brother said he'd give me $1"],
    ["somebody else", "my mentor makes $3M a year"],
    ["somebody else", "my account manager says it takes time"],
    ["somebody else", "a guy I know does 50k a month"],
    ["somebody else", "she's a freelancer"],
    ["somebody else", "the guru promised $10k months"],
    ["another answer", "ada@example.com"],
    ["another answer", "example.com/shop"],
  ])("%s: %s", (_, text) => {
    expect(reply(text)).toMatchObject({
      fact: null,
      next: { proposed: { field: "frustration", value: text } },
    });
  });
});

describe("is no answer at all", () => {
  it.each([
    ...(ASIDES["talk and refusals"] ?? []),
    "I'd rather not say.",
    "I don't want to tell you",
    "I can't say",
    "I can't share that with you",
    "won't answer that question",
    "hmm",
    "12",
    "how long does this take?",
    "how long does this take",
    "do I get a refund?",
    "are you human?",
    ...PROGRAM_QUESTIONS,
  ])("%s", (text) => {
    expect(reply(text)).toMatchObject({ fact: null, next: { proposed: null } });
  });
});

it.each([...(ASIDES["questions"] ?? []), ...(ASIDES["orders"] ?? [])])("%s is never taken", (text) => {
  expect(reply(text).fact).toBeNull();
});

const message = fc.oneof(
  fc.constantFrom(
    ...Object.values(ANSWERS).flatMap((values) => Object.values(values).flat()),
    ...Object.values(ASIDES).flat(),
    ...PROGRAM_QUESTIONS,
  ),
  fc.string({ minLength: 1, maxLength: 60, unit: "grapheme" }),
);

describe("the same text, typed again and again to the same question,", () => {
  it("gets another reply the second time, and is skipped the fourth time at the latest", () => {
    fc.assert(
      fc.property(fc.constantFrom(...INTERVIEW_FIELDS), message, (asked, text) => {
        let interview: Interview = { ...FIRST_INTERVIEW, asked };
        let isDone = false;
        const said: string[] = [];
        while (!isDone && said.length < 5) {
          const turn = take(text, interview, before(asked));
          const script = { catalog: SAMPLE_CATALOG, words: chat.replies, asks: ASKS, closed: false };
          said.push(scriptedReply(turn, text, script));
          isDone = turn.fact !== null || turn.isSkipped;
          interview = turn.next;
        }
        expect(said.length).toBeLessThanOrEqual(4);
        expect(said[1]).not.toBe(said[0]);
      }),
      { numRuns: 500 },
    );
  });

  it.each(["my mentor makes $3M a year", "too expensive?", "nothing really"])(
    "%s: said again when asked whether it is meant, it is",
    (text) => {
      const first = take(text, { ...FIRST_INTERVIEW, asked: "frustration" }, before("frustration"));
      expect(first.next.proposed).toMatchObject({ value: text });
      expect(take(text.toUpperCase(), first.next, before("frustration"))).toMatchObject({
        fact: { field: "frustration", value: text },
        isSkipped: false,
        next: { asked: "revenue", proposed: null },
      });
    },
  );

  it.each(["how much does it cost?", "is $500 a day enough?", "2", "blue", "my mentor makes $3M a year"])(
    "%s: twice is no yes",
    (text) => {
      const interview = { ...FIRST_INTERVIEW, asked: "adSpend" as const };
      const first = take(text, interview, before("adSpend"));
      const second = take(text.toUpperCase(), first.next, before("adSpend"));
      expect(second).toMatchObject({ fact: null, next: { asked: "adSpend", proposed: null } });
      expect(second.next.missed).toBeGreaterThan(first.next.missed);
    },
  );
});

it("an interview that was stored before repeats were noticed goes on", () => {
  const { unanswered: _, ...stored } = { ...FIRST_INTERVIEW, asked: "goal", missed: 1 };
  expect(interviewSchema.parse(stored)).toMatchObject({ asked: "goal", missed: 1, unanswered: null });
});
