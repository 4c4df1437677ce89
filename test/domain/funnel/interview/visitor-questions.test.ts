import { chat } from "#domain/content/sample/chat";
import { takeTurn } from "#domain/funnel/interview/interview";
import type { InterviewField } from "#domain/funnel/interview/interview-fields";
import { questionFor } from "#domain/funnel/interview/interview-questions";
import { replyParts } from "#domain/funnel/interview/reply-parts";
import { scriptedReply } from "#domain/funnel/interview/interview-script";
import { FIRST_INTERVIEW } from "#domain/funnel/interview/interview-state";
import { topicOf, type Topic } from "#domain/funnel/interview/visitor-questions";
import { waysOnSale } from "#domain/offers/on-sale";
import { describe, expect, it } from "vitest";
import { SAMPLE_CATALOG } from "../../../setup/content/sample-catalog.ts";
import { ASKS } from "../../../setup/content/interview-words.ts";

const QUESTIONS: Record<Exclude<Topic, "change">, readonly string[]> = {
  duration: [
    "How long does this take?", "how long does it take", "How long is this?", "how many minutes does it take?",
    "How long will the assessment take?", "How much longer?", "How many more questions?", "does this take long?",
    "how many questions are left?", "So, how long does this quiz take?",
  ],
  bot: [
    "Are you a human?", "Are you a real person?", "Can I talk to a human?", "is this a bot?", "are you human?",
    "Is this AI?", "Am I talking to a robot?", "are you real?", "Are you a bot or a person?", "is it chatgpt?",
  ],
  who: ["Who are you?", "who is this", "What is your name?", "what’s your name?", "What are you?"],
  privacy: [
    "Do you have a privacy policy?", "What happens with my data?", "Do you sell my information?",
    "Can you delete my data?", "Is this confidential?", "Are my answers private?", "What do you do with my answers?",
  ],
  refund: [
    "Do I get a refund?", "what is your refund policy?", "Is there a money-back guarantee?", "do you guarantee results?",
    "Is there a guarantee?",
  ],
  price: [
    "What does it cost?", "How much is it?", "how much does this cost?", "What are your prices?", "your pricing?",
    "What do you charge?", "How much is the Inner Circle?", "what does coaching cost?", "How much are your programs?",
    "How expensive is it?", "How much is Build & Launch?", "what's the price?", "how much does it cost",
  ],
  offers: [
    "Is there a private coaching option?", "What programs do you have?", "what is DFY?", "do you offer 1:1 coaching?",
  ],
  other: [
    "How long until I see results?", "How many minutes is the call?", "How long does it take to see results?",
    "How long have you been around?", "How long should a video ad be?", "How many questions can I ask on the call?",
    "How much should I spend on ads?", "How much do others spend?", "What does a click cost?", "Is my ad too expensive?",
    "How do I price my offer?", "What do leads cost?", "How much is the call?", "How much do I need to earn?", "Can I cancel my call?",
    "Can I cancel that?", "Can I change my answers?", "Does AI write good ads?", "Is my funnel a machine?",
    "Can a person hate ads?", "Should I use a human voice?", "What are you selling?", "Who are your clients?",
    "How does iOS privacy affect my ads?", "Can I delete my campaign?", "Is it safe to scale?", "Is this a scam?",
    "Does Meta guarantee delivery?", "Why is the sky blue?", "what time is it?",
  ],
}; // prettier-ignore

const each = Object.entries(QUESTIONS).flatMap(([topic, said]) => said.map((text) => [text, topic] as const));

it.each(each)("%s is about: %s", (text, topic) => {
  expect(topicOf(text, false, SAMPLE_CATALOG)).toBe(topic);
});

function reply(message: string, asked: InterviewField = "businessType"): string {
  const said = { messageId: "m1", message };
  const turn = takeTurn(
    said,
    { collected: {}, closed: false, catalog: SAMPLE_CATALOG, words: ASKS },
    { ...FIRST_INTERVIEW, asked },
  );
  return scriptedReply(turn, message, {
    catalog: SAMPLE_CATALOG,
    words: chat.replies,
    asks: ASKS,
    closed: false,
  });
}

describe("is answered with what is true, and the open question again", () => {
  it.each([
    ["How long does it take?", "This assessment takes about 3 minutes."],
    ["Are you a human?", "I’m a program, not a person. You talk to real people on the strategy call."],
    ["Can I talk to a human?", "I’m a program, not a person. You talk to real people on the strategy call."],
    ["Can I cancel my call?", "I can’t answer that here, but our team can on the strategy call."],
    ["How much should I spend on ads?", "I can’t answer that here, but our team can on the strategy call."],
  ])("%s", (text, answer) => {
    expect(reply(text)).toBe(`${answer} ${questionFor(ASKS, "businessType")}`);
  });
});

describe("prices are a list, a line each, with the open question below it", () => {
  const outcomes = SAMPLE_CATALOG.offers.map(({ name, investment }) => `• ${name}: ${investment}`);

  it.each([
    ["How much does it cost?", "It depends on the program."],
    ["What programs do you have?", "These are our programs."],
  ])("%s", (text, lead) => {
    const said = reply(text);
    expect(said.split("\n")).toEqual([
      lead,
      ...waysOnSale(SAMPLE_CATALOG).map(({ way }) => `• ${way.name}: ${way.price}`),
      "",
      "Your answers can point to one of these:",
      ...outcomes,
      "",
      questionFor(ASKS, "businessType"),
    ]);
    // The screen knows the question below the list, and shows its options.
    expect(replyParts(ASKS, said)).toEqual({
      ...replyParts(ASKS, questionFor(ASKS, "businessType")),
      lead: said.slice(0, said.lastIndexOf("\n\n")),
    });
  });

  it("of one way of working: its programs", () => {
    expect(reply("what does coaching cost?").split("\n")).toEqual(
      expect.arrayContaining(SAMPLE_CATALOG.programs.map(({ name, terms }) => `• ${name}: ${terms}`)),
    );
  });
});

describe("what the question means is told in other words", () => {
  it.each(["What do you mean?", "what do you mean", "what", "What?", "Sorry, what does that mean?"])(
    "%s",
    (text) => {
      expect(reply(text)).toBe(`Let me ask that another way. ${questionFor(ASKS, "businessType", 1)}`);
      const turn = takeTurn(
        { messageId: "m1", message: text },
        { collected: { businessType: "clients" }, closed: false, catalog: SAMPLE_CATALOG, words: ASKS },
        { ...FIRST_INTERVIEW, asked: "frustration" },
      );
      expect(turn).toMatchObject({ fact: null, topic: null, next: { proposed: null } });
    },
  );
});
