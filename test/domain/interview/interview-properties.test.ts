import { isChoiceQuestion } from "#domain/answers/questions";
import { INITIAL_OFFERS } from "#domain/offers/initial-offers";
import { claimJudge } from "#domain/interview/claims";
import { ClauseGate } from "#domain/interview/clause-gate";
import { isValidFact } from "#domain/interview/chat-answers";
import {
  INTERVIEW_FIELDS,
  chatProgress,
  missingFields,
  type Collected,
  type InterviewField,
} from "#domain/interview/interview-fields";
import { interviewOptions, questionFor } from "#domain/interview/interview-questions";
import { scriptedReply } from "#domain/interview/interview-script";
import { FIRST_INTERVIEW } from "#domain/interview/interview-state";
import { takeTurn, type Turn } from "#domain/interview/interview";
import { namesOnSale } from "#domain/offers/on-sale";
import { quickReplies } from "#domain/chat/quick-replies";
import { understand } from "#domain/interview/understand";
import { sentencesOf } from "#domain/interview/understand-text";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AMOUNT_PHRASES } from "./phrases/amounts.ts";
import { ANSWER_PHRASES } from "./phrases/answers.ts";
import { SIDE_REMARKS } from "./phrases/contact.ts";
import { PROGRAM_QUESTIONS } from "./phrases/program-questions.ts";
import { NO_SUMS, SUMS } from "./phrases/number-sayings.ts";

const phrases = Object.values({ ...ANSWER_PHRASES, ...AMOUNT_PHRASES }).flatMap((values) =>
  Object.values(values).flatMap(({ told, asked }) => [...told, ...asked]),
);
const message = fc.oneof(
  fc.constantFrom(
    ...phrases,
    ...PROGRAM_QUESTIONS,
    ...SIDE_REMARKS,
    ...NO_SUMS,
    ...SUMS,
    "skip",
    "no idea",
    "no website",
    "ada@example.com",
    "example.com",
    "Ada",
  ),
  fc.string({ minLength: 1, maxLength: 2000, unit: "binary" }),
  fc.string({ minLength: 1, maxLength: 200, unit: "grapheme" }),
);
const conversation = fc.array(message, { minLength: 1, maxLength: 20 });

function run(messages: readonly string[], locked: Collected = {}): Turn[] {
  const turns: Turn[] = [];
  let collected: Collected = locked;
  let interview = FIRST_INTERVIEW;
  const fields = INTERVIEW_FIELDS.filter((field) => locked[field] !== undefined);
  for (const text of messages) {
    const turn = takeTurn(text, { collected, locked: fields, closed: false }, interview);
    ({ collected, next: interview } = turn);
    turns.push(turn);
  }
  return turns;
}

describe("any conversation", () => {
  it("never loses a fact, and keeps only what the form would take", () => {
    fc.assert(
      fc.property(conversation, (messages) => {
        let before: Collected = {};
        for (const { collected } of run(messages)) {
          for (const field of INTERVIEW_FIELDS) {
            if (before[field] !== undefined) expect(collected[field]).toBeDefined();
            const value = collected[field];
            if (value !== undefined)
              expect({ field, value, valid: isValidFact(field, value) }).toMatchObject({ valid: true });
          }
          expect(chatProgress(collected)).toBeGreaterThanOrEqual(chatProgress(before));
          before = collected;
        }
      }),
    );
  });

  it("quotes the visitor word for word", () => {
    fc.assert(
      fc.property(conversation, (messages) => {
        for (const [index, { facts }] of run(messages).entries()) {
          for (const { quote } of facts) expect(messages[index]).toContain(quote);
        }
      }),
    );
  });

  it("asks for one missing fact, or for none when there is none to ask", () => {
    fc.assert(
      fc.property(conversation, (messages) => {
        for (const { next, collected } of run(messages)) {
          const missing = missingFields(collected);
          if (next.asked === null) expect(missing.every((field) => next.dropped.includes(field))).toBe(true);
          else expect(missing).toContain(next.asked);
        }
      }),
    );
  });

  it("changes nothing that was set in the panel, and nothing at all once it is closed", () => {
    const locked = { adSpend: "under-100", email: "ada@example.com", name: "Ada" };
    fc.assert(
      fc.property(conversation, message, (messages, last) => {
        for (const { collected } of run(messages, locked)) expect(collected).toMatchObject(locked);
        const closed = takeTurn(last, { collected: locked, locked: [], closed: true }, FIRST_INTERVIEW);
        expect(closed).toMatchObject({ facts: [], collected: locked, next: { asked: null } });
      }),
    );
  });

  it("gets replies that say something, end with the question, and claim only what the offers hold", () => {
    fc.assert(
      fc.property(conversation, (messages) => {
        for (const [index, turn] of run(messages).entries()) {
          const text = messages[index] ?? "";
          const reply = scriptedReply(turn, text, { offers: INITIAL_OFFERS, count: index, closed: false });
          expect(reply.length).toBeGreaterThan(10);
          if (turn.next.asked) expect(reply.endsWith(questionFor(turn.next.asked))).toBe(true);
          expect(sentencesOf(reply).filter((sentence) => sentence.endsWith("?")).length).toBeLessThanOrEqual(
            1 + text.split("?").length,
          );
          const own = [...Object.values(turn.collected), text];
          const judge = claimJudge({ offers: INITIAL_OFFERS, own });
          const gate = new ClauseGate(judge, namesOnSale(INITIAL_OFFERS));
          expect(gate.push(reply) + gate.end()).toBe(reply);
        }
      }),
    );
  });
});

describe("a number that counts something else than money", () => {
  const sums = ["adSpend", "revenue", "targetRevenue"] as const;
  const asked = fc.constantFrom(...sums, "frustration" as const, null);
  const understood = (text: string, field: InterviewField | null) =>
    understand(text, field).findings.filter((finding) => sums.some((sum) => sum === finding.field));

  it("there are at least 60 such sayings, and 30 of sums", () => {
    expect(new Set(NO_SUMS).size).toBeGreaterThanOrEqual(60);
    expect(new Set(SUMS).size).toBeGreaterThanOrEqual(30);
  });

  it("is no sum, however it is typed and whatever was asked for", () => {
    const typed = fc.constantFrom<((text: string) => string)[]>(
      (text) => text,
      (text) => text.toUpperCase(),
      (text) => `${text}.`,
      (text) => `Sorry, ${text}!`,
      (text) => `Well... ${text}`,
      (text) => `${text}, ok?`,
    );
    fc.assert(
      fc.property(fc.constantFrom(...NO_SUMS), typed, asked, (saying, type, field) => {
        const text = type(saying);
        expect({ text, found: understood(text, field) }).toEqual({ text, found: [] });
      }),
      { numRuns: 2000 },
    );
  });

  it("is no sum before a thing", () => {
    const number = fc.constantFrom(
      "one",
      "two",
      "five",
      "twelve",
      "twenty-one",
      "fifty",
      "a hundred",
      "a million",
    );
    const lead = fc.constantFrom(
      "",
      "I have ",
      "we've got ",
      "just ",
      "there are ",
      "it's about ",
      "my goal is ",
    );
    const thing = fc.constantFrom(
      "dogs",
      "ideas",
      "questions",
      "of us",
      "more",
      "emails",
      "reasons",
      "cats at home",
    );
    fc.assert(
      fc.property(lead, number, thing, asked, (before, count, things, field) => {
        const text = `${before}${count} ${things}`;
        expect({ text, found: understood(text, field) }).toEqual({ text, found: [] });
      }),
    );
  });

  it.each(SUMS)("unlike a sum: %s", (saying) => {
    for (const field of sums) {
      for (const text of [saying, `${saying}.`, `Hm, ${saying}`, saying.toUpperCase()]) {
        expect({ text, found: understood(text, field).map((finding) => finding.field) }).toEqual({
          text,
          found: [field],
        });
      }
    }
  });
});

describe("the questions", () => {
  it.each(INTERVIEW_FIELDS.filter(isChoiceQuestion))(
    "for %s offers its options where quick replies read them",
    (field) => {
      const said = [
        { role: "user" as const, content: "hello" },
        { role: "assistant" as const, content: `Got it: $300–$1K a day. ${questionFor(field)}` },
      ];
      expect(quickReplies(said)).toEqual(interviewOptions(field).map(({ label }) => label));
    },
  );

  it.each(INTERVIEW_FIELDS.filter((field) => !isChoiceQuestion(field)))("for %s offers none", (field) => {
    const said = [
      { role: "user" as const, content: "hello" },
      { role: "assistant" as const, content: `Got it: coaching. ${questionFor(field)}` },
    ];
    expect(quickReplies(said)).toEqual([]);
  });

  it("take every one of their own options", () => {
    for (const field of INTERVIEW_FIELDS.filter(isChoiceQuestion)) {
      for (const [index, { label, value }] of interviewOptions(field).entries()) {
        for (const said of [
          label,
          label.toLowerCase(),
          String(index + 1),
          "abcdefgh"[index] ?? "",
          `option ${index + 1}`,
          ["one", "two", "three", "four", "five"][index] ?? "",
        ]) {
          const { collected } = takeTurn(
            said,
            { collected: {}, locked: [], closed: false },
            { ...FIRST_INTERVIEW, asked: field },
          );
          expect({ said, ...collected }).toEqual({ said, [field]: value });
        }
      }
    }
  });
});

describe("a refused question", () => {
  it("is explained once, waits until the others are answered, and is not asked a third time", () => {
    const answers = [
      "I'd rather not say",
      "B",
      "C",
      "C",
      "C",
      "C",
      "Costs keep rising",
      "B",
      "50k",
      "Ada",
      "ada@example.com",
      "example.com",
    ];
    const turns = run([...answers, "skip", "hello"]);
    const asked = turns.map(({ next }) => next.asked);
    expect(asked[0]).toBe("situation");
    expect(asked.at(-3)).toBe("businessType");
    expect(asked.slice(-2)).toEqual([null, null]);
  });

  it("of a website is met with a social profile", () => {
    const interview = { ...FIRST_INTERVIEW, asked: "businessUrl" as const };
    const turn = takeTurn("we don't have a website", { collected: {}, locked: [], closed: false }, interview);
    const reply = scriptedReply(turn, "", { offers: [], count: 0, closed: false });
    expect(reply).toContain("social profile");
    expect(turn.next.later).toEqual(["businessUrl"]);
  });
});

it("twenty messages of noise collect nothing", () => {
  const noise = [
    "???",
    "...",
    "🙂",
    "hm",
    "lol",
    "ok",
    "-",
    "@",
    "hello?",
    "$",
    "thanks",
    "cool",
    "what?",
    "😂",
    "ok ok ok",
    "!!",
    "haha",
    "hey",
    ":)",
    "hmm",
  ];
  expect(run(noise).at(-1)?.collected).toEqual({});
});

it("a correction replaces what was said, wherever the interview stands", () => {
  const turns = run([
    "B",
    "up and down",
    "$50 a day",
    "actually it's $500 a day",
    "sorry, I have my own business",
    "no wait, $2k a day",
  ]);
  expect(turns.map(({ collected }) => collected.adSpend)).toEqual([
    undefined,
    undefined,
    "under-100",
    "300-1000",
    "300-1000",
    "1000-3000",
  ]);
  expect(turns.at(-1)?.collected.businessType).toBe("own-business");
  expect(turns[3]?.corrected).toEqual(["adSpend"]);
});
