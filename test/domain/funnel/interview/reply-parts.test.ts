import { quickReplies } from "#domain/funnel/interview/quick-replies";
import { INTERVIEW_FIELDS } from "#domain/funnel/interview/interview-fields";
import { interviewQuestion, questionFor } from "#domain/funnel/interview/interview-questions";
import { proposalSentence } from "#domain/funnel/interview/proposal";
import { replyParts } from "#domain/funnel/interview/reply-parts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ASKS } from "../../../setup/content/interview-words.ts";

const LEADS = [
  "",
  "Got it, $100–$300 a day.",
  "Perfect, I have ada@example.com.",
  "Nice to meet you, Ada!",
  "I didn’t quite catch that. Just pick the one you’d start with.",
  "It depends on the program. AdSignals Mastermind: From $97/month; Inner Circle: Partnership.",
];

describe.each(INTERVIEW_FIELDS)("the question for %s", (field) => {
  const { ask, listed } = interviewQuestion(ASKS, field);

  it("is a question without its options, and the stored sentence holds both", () => {
    expect(ask).toMatch(/^[A-Z][^:]*\?$/);
    const sentence = questionFor(ASKS, field);
    expect(sentence.startsWith(ask.slice(0, -1))).toBe(true);
    for (const option of listed) expect(sentence).toContain(option);
  });

  it("is told apart from what is said before it", () => {
    for (const lead of LEADS) {
      const reply = `${lead} ${questionFor(ASKS, field)}`.trim();
      expect(replyParts(ASKS, reply)).toEqual({ lead, ask, listed });
    }
  });

  it("leaves to the screen what quick replies read from the whole sentence", () => {
    if (listed.length === 0) return;
    const said = [
      { role: "user" as const, content: "hello" },
      { role: "assistant" as const, content: questionFor(ASKS, field) },
    ];
    expect(quickReplies(said, ASKS)).toEqual(listed);
  });

  it("shows none of its options while it comes in, wherever it is cut", () => {
    const lead = "Thanks, good to know.";
    const reply = `${lead} ${questionFor(ASKS, field)}`;
    for (let length = 1; length <= reply.length; length++) {
      const parts = replyParts(ASKS, reply.slice(0, length));
      const shown = `${parts.lead} ${parts.ask}`;
      for (const option of listed) expect(shown).not.toContain(option.slice(0, 8));
      if (length > lead.length + 1) expect(parts.lead).toBe(lead);
      expect(ask.startsWith(parts.ask)).toBe(true);
    }
  });
});

describe("any other reply is left as it is", () => {
  it.each([
    ["a model's own question", "Thanks! So where are you at with your ads: just starting, scaling or stuck?"],
    ["its own options", "Where do you stand with Meta ads today: new, stuck or scaling?"],
    ["a question in another language", "Merci ! Et vos publicités, comment vont-elles ?"],
    ["a statement after the question", `${questionFor(ASKS, "goal")} Take your time.`],
    ["no question", "That’s everything I need, Ada! Your recommendation will be on this page in a moment."],
    ["nothing yet", ""],
  ])("%s", (_, reply) => {
    expect(replyParts(ASKS, reply)).toEqual({ lead: reply, ask: "", listed: [] });
  });
});

it("no word of any reply is lost but the options of a question of ours", () => {
  const question = fc.constantFrom(...INTERVIEW_FIELDS).map((field) => questionFor(ASKS, field));
  const part = fc.oneof(question, fc.string({ maxLength: 60 }), fc.constantFrom(...LEADS));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (said) => {
      const reply = said.join(" ");
      const { lead, ask, listed } = replyParts(ASKS, reply);
      expect(reply.startsWith(lead)).toBe(true);
      if (ask === "") expect(lead).toBe(reply);
      else expect(reply.slice(lead.length).trimStart().startsWith(ask.slice(0, -1))).toBe(true);
      if (ask !== "" && listed.length === 0) expect(reply.trimEnd().endsWith(ask)).toBe(true);
    }),
  );
});

it("a question within what is read back is no end of it", () => {
  const sentence = proposalSentence(ASKS, {
    field: "frustration",
    value: "Why so dear? You tell me: I pay a lot",
  });
  expect(replyParts(ASKS, sentence)).toEqual({
    lead: "",
    ask: "Did I get that right: “Why so dear? You tell me: I pay a lot”?",
    listed: ["Yes", "No"],
  });
  const whole = "Did I get that right: “Why so dear? Now";
  expect(replyParts(ASKS, whole)).toEqual({ lead: "", ask: whole, listed: [] });
});
