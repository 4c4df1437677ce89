import { chat } from "#domain/content/sample/chat";
import { CHOICE_QUESTION_IDS } from "#domain/funnel/answers/questions";
import { quickReplies } from "#domain/funnel/interview/quick-replies";
import { optionTexts } from "#domain/funnel/interview/answer-words";
import { isValidFact } from "#domain/funnel/interview/chat-answers";
import { claimJudge } from "#domain/funnel/interview/claim-judge";
import { ClauseGate } from "#domain/funnel/interview/clause-gate";
import { takeTurn, type Turn } from "#domain/funnel/interview/interview";
import {
  INTERVIEW_FIELDS,
  chatProgress,
  missingFields,
  type Collected,
} from "#domain/funnel/interview/interview-fields";
import { questionFor, WORDINGS } from "#domain/funnel/interview/interview-questions";
import { scriptedReply } from "#domain/funnel/interview/interview-script";
import { FIRST_INTERVIEW } from "#domain/funnel/interview/interview-state";
import { proposalReplies, proposalSentence } from "#domain/funnel/interview/proposal";
import { afterReply } from "#domain/funnel/interview/after-reply";
import { replyParts } from "#domain/funnel/interview/reply-parts";
import { namesOnSale } from "#domain/offers/on-sale";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROGRAM_QUESTIONS } from "./program-questions.ts";
import { ANSWERS } from "./sayings/answers.ts";
import { ASIDES } from "./sayings/asides.ts";
import { SAMPLE_CATALOG } from "../../../setup/content/sample-catalog.ts";
import { ASKS } from "../../../setup/content/interview-words.ts";

const answers = Object.values(ANSWERS).flatMap((values) => Object.values(values).flat());
const message = fc.oneof(
  fc.constantFrom(...answers, ...Object.values(ASIDES).flat(), ...PROGRAM_QUESTIONS, "skip", "yes", "no"),
  fc.string({ minLength: 1, maxLength: 2000, unit: "binary" }),
  fc.string({ minLength: 1, maxLength: 200, unit: "grapheme" }),
);
const conversation = fc.array(message, { minLength: 1, maxLength: 20 });

function run(messages: readonly string[], known: Collected = {}): Turn[] {
  const turns: Turn[] = [];
  let collected: Collected = known;
  let interview = FIRST_INTERVIEW;
  for (const [index, text] of messages.entries()) {
    const turn = takeTurn(
      { messageId: `m${index}`, message: text },
      { collected, closed: false, catalog: SAMPLE_CATALOG, words: ASKS },
      interview,
    );
    ({ collected, next: interview } = turn);
    turns.push(turn);
  }
  return turns;
}

describe("any conversation", () => {
  it("never changes a fact, and keeps only what the form would take", () => {
    fc.assert(
      fc.property(conversation, (messages) => {
        let before: Collected = {};
        for (const { collected } of run(messages)) {
          expect(collected).toMatchObject(before);
          for (const field of INTERVIEW_FIELDS) {
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

  it("quotes the message that a fact came from, the one before the yes if it was read back", () => {
    fc.assert(
      fc.property(conversation, (messages) => {
        for (const { fact } of run(messages)) {
          const quote = fact?.quote.replace(/…$/, "") ?? "";
          expect(messages[Number(fact?.messageId.slice(1) ?? 0)]).toContain(quote);
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

  it("changes nothing once it is closed", () => {
    const collected = { adSpend: "under-100", email: "ada@example.com", name: "Ada" };
    fc.assert(
      fc.property(message, (text) => {
        const said = { messageId: "m1", message: text };
        const closed = takeTurn(
          said,
          { collected, closed: true, catalog: SAMPLE_CATALOG, words: ASKS },
          FIRST_INTERVIEW,
        );
        expect(closed).toMatchObject({ fact: null, collected, next: { asked: null, proposed: null } });
      }),
    );
  });

  it("gets replies that say something, end with the question, and claim only what the offers hold", () => {
    fc.assert(
      fc.property(conversation, (messages) => {
        for (const [index, turn] of run(messages).entries()) {
          const text = messages[index] ?? "";
          const reply = scriptedReply(turn, text, {
            catalog: SAMPLE_CATALOG,
            words: chat.replies,
            asks: ASKS,
            closed: false,
          });
          const { asked, proposed, missed } = turn.next;
          expect(reply.length).toBeGreaterThan(10);
          if (proposed) expect(reply.endsWith(proposalSentence(ASKS, proposed))).toBe(true);
          else if (asked) expect(reply.endsWith(questionFor(ASKS, asked, WORDINGS[missed]))).toBe(true);
          expect(afterReply(ASKS, turn.next, reply)).toEqual(turn.next);
          const own = [...Object.values(turn.collected), text];
          const judge = claimJudge({ catalog: SAMPLE_CATALOG, own, words: ASKS });
          const gate = new ClauseGate(judge, namesOnSale(SAMPLE_CATALOG));
          expect(gate.push(reply) + gate.end()).toBe(reply);
        }
      }),
    );
  });
});

describe("the questions", () => {
  it.each(CHOICE_QUESTION_IDS)("for %s offers its options where quick replies read them", (field) => {
    const said = [
      { role: "user" as const, content: "hello" },
      { role: "assistant" as const, content: `Got it: $300–$1K a day. ${questionFor(ASKS, field)}` },
    ];
    expect(quickReplies(said, ASKS)).toEqual(ASKS.questions[field].options.map(({ label }) => label));
  });

  it.each(INTERVIEW_FIELDS.filter((field) => !CHOICE_QUESTION_IDS.some((id) => id === field)))(
    "for %s offers none",
    (field) => {
      const said = [
        { role: "user" as const, content: "hello" },
        { role: "assistant" as const, content: `Got it: coaching. ${questionFor(ASKS, field)}` },
      ];
      expect(quickReplies(said, ASKS)).toEqual([]);
    },
  );
});

describe("a question that gets no answer", () => {
  it("is put twice in other words, then skipped, and asked once more when the others are known", () => {
    const turns = run(["hm", "dunno", "whatever", "My results go up and down"]);
    expect(turns.map(({ next }) => [next.asked, next.missed])).toEqual([
      ["businessType", 1],
      ["businessType", 2],
      ["situation", 0],
      ["adSpend", 0],
    ]);
    expect(turns[2]).toMatchObject({ isSkipped: true, next: { later: ["businessType"] } });
    const known = Object.fromEntries(INTERVIEW_FIELDS.slice(1).map((field) => [field, "x"]));
    const last = run(["hm", "dunno", "whatever", "skip"], known).map(({ next }) => next);
    expect(last.map(({ asked }) => asked)).toEqual(["businessType", "businessType", "businessType", null]);
    expect(last.at(-1)).toMatchObject({ dropped: ["businessType"] });
  });

  it.each(INTERVIEW_FIELDS)("for %s is worded in three ways, and the last one offers to skip", (field) => {
    const said = WORDINGS.map((wording) => questionFor(ASKS, field, wording));
    expect(new Set(said).size).toBe(3);
    expect(said[2]).toMatch(/skip (?:this )?for now/i);
  });

  it("is not counted against a visitor who asks something", () => {
    const turns = run(["what does it cost?", "is this a bot?", "who are you?", "why is the sky blue?"]);
    expect(turns.map(({ topic }) => topic)).toEqual(["price", "bot", "who", "other"]);
    expect(turns.at(-1)?.next).toMatchObject({ asked: "businessType", missed: 0 });
  });
});

describe("what is read back", () => {
  const propose = (text: string) => run(["I run ads for clients", text]).at(-1);

  it.each(["Yes", "yes.", "Yep", "that's right"])("counts once it is confirmed: %s", (yes) => {
    expect(propose(yes)).toMatchObject({
      fact: { field: "businessType", value: "clients", quote: "I run ads for clients", messageId: "m0" },
    });
  });

  it.each([
    ["No", null],
    ["I have my own business", "own-business"],
    ["I’m a freelancer", "clients"],
    ["4", null],
    ["hm", null],
  ])("gives way to another reply: %s", (text, value) => {
    const turn = propose(text);
    expect(turn?.fact?.value ?? null).toBe(value);
    expect(turn?.next.proposed).toBeNull();
  });

  it("stands while the visitor asks something", () => {
    expect(propose("what does it cost?")).toMatchObject({
      fact: null,
      next: { proposed: { value: "clients" } },
    });
    expect(run(["I run ads for clients", "what does it cost?", "yes"]).at(-1)?.collected).toEqual({
      businessType: "clients",
    });
  });

  it.each(INTERVIEW_FIELDS)(
    "of %s has Yes first among its quick replies, and the screen names none",
    (field) => {
      const value = optionsValue(field);
      const content = `I can’t say. ${proposalSentence(ASKS, { field, value })}`;
      expect(
        quickReplies(
          [
            { role: "user", content: "hm" },
            { role: "assistant", content },
          ],
          ASKS,
        ),
      ).toEqual(proposalReplies(ASKS, field));
      const { lead, ask, listed } = replyParts(ASKS, content);
      expect({ lead, listed }).toEqual({ lead: "I can’t say.", listed: proposalReplies(ASKS, field) });
      expect(ask).toMatch(/^Did I get that right: .+\?$/);
      expect(ask).not.toContain("Yes");
      expect(content).toContain(`${ask} Your answer: Yes`);
      for (let length = content.indexOf(ask) + ask.length; length < content.length; length++) {
        const cut = replyParts(ASKS, content.slice(0, length));
        expect(cut).toEqual({ lead, ask, listed: [] });
      }
    },
  );

  const optionsValue = (field: (typeof INTERVIEW_FIELDS)[number]) => {
    const choice = CHOICE_QUESTION_IDS.find((id) => id === field);
    return choice ? (optionTexts(ASKS, choice)[0]?.value ?? "") : "https://a.example: so, or not?";
  };
});

describe("a question that a model put in its own words", () => {
  it("is none of ours, so no number or short form answers it", () => {
    const [turn] = run(["My own business"]);
    if (!turn) throw new Error("No turn");
    const asked = afterReply(ASKS, turn.next, "So how do your ads do: 1 bad, 2 good?");
    expect(asked).toMatchObject({ asked: null, proposed: null });
    const { fact, next } = takeTurn(
      { messageId: "m2", message: "2" },
      { collected: turn.collected, closed: false, catalog: SAMPLE_CATALOG, words: ASKS },
      asked,
    );
    expect({ fact, asked: next.asked }).toEqual({ fact: null, asked: "situation" });
    expect(afterReply(ASKS, turn.next, `Nice! ${questionFor(ASKS, "goal")}`).asked).toBe("goal");
    // A model's own quotation marks and dashes change nothing.
    const typed = questionFor(ASKS, "revenue").replaceAll("’", "'").replaceAll("–", "-");
    expect(afterReply(ASKS, turn.next, `Nice! ${typed}\n`).asked).toBe("revenue");
  });
});
