import { describe, expect, it } from "vitest";
import { freshSessionId } from "../setup/fresh-session-id.ts";
import { ownContent } from "../setup/content/own-content.ts";
import { publishContent } from "../setup/content/publish-content.ts";
import { analyze, init, say } from "./chat-client.ts";
import { fakeModel, replied } from "./fake-model.ts";
import { PROGRAMS, WAYS } from "../setup/content/sample-catalog.ts";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";

const DWY = "I'm interested in finding out more about your DWY coaching programs";
const DFY = "I'm interested in finding out more about your DFY programs";
const AGENCY = SAMPLE_OFFERS.filter(({ name }) => name !== "DGM Coaching");

async function ask(message: string): Promise<string> {
  const sessionId = freshSessionId();
  await init(sessionId);
  const said = await say(sessionId, message);
  expect(said).toMatchObject({ status: 200, messageCount: 1, error: null });
  expect((await analyze(sessionId)).collected).toEqual({});
  return said.text;
}

describe("the scripted assessor", () => {
  it.each(PROGRAMS)("knows $name", async ({ name, terms }) => {
    expect(await ask(`What is the ${name}?`)).toContain(`${name}: ${terms}.`);
    expect(await ask(DWY)).toContain(`\n• ${name}: ${terms}\n`);
  });

  it("knows what the agency costs, from the offers in force", async () => {
    for (const question of [DFY, "What does the agency cost?"]) {
      const reply = await ask(question);
      for (const { name, investment } of AGENCY) expect(reply).toContain(`${name}: ${investment}`);
    }
  });
});

describe("a model", () => {
  it("is told the ways, the programs and the offers", async () => {
    const model = fakeModel(() => replied("Happy to tell you."));
    await ask(DWY);
    const prompt = model.calls[0]?.messages[0]?.content ?? "";
    for (const { name, terms } of PROGRAMS) expect(prompt).toContain(JSON.stringify({ name, terms }));
    for (const { name, price } of Object.values(WAYS)) {
      expect(prompt).toContain(`"name":"${name}"`);
      expect(prompt).toContain(`"price":"${price}"`);
    }
    for (const { investment } of AGENCY) expect(prompt).toContain(investment);
  });

  it.each([
    ...PROGRAMS.map(({ name, terms }) => `${name} is one of our programs: ${terms}.`),
    "There are 4 programs, from $97/month.",
    "The AI tool is from $19/month, for ad spends of $10 to $1000/day.",
    "The agency works by application: Build & Launch is $12K–$15K.",
  ])("may say what is so: %s", async (claim) => {
    fakeModel(() => replied(`Sure! ${claim} What's your name?`));
    expect(await ask(DWY)).toBe(`Sure! ${claim} What's your name?`);
  });

  it.each<[string, RegExp]>([
    ["AdSignals Mastermind is $49/month.", /49/],
    ["BPM Mastermind is $2,000 a month.", /2,000/],
    ["BPM ELITE AI Agency costs $15K.", /15K/],
    ["Inner Circle is $97/month.", /97/],
    ["Our agency is $499/month.", /499/],
    ["The AI tool costs $9/month.", /\$9/],
  ])("may not invent a price: %s", async (claim, never) => {
    fakeModel(() => replied(`Sure! ${claim} What's your name?`));
    const text = await ask(DWY);
    expect(text).not.toMatch(never);
    expect(text).toMatch(/^Sure! .+ What's your name\?$/);
  });
});

it("tells the programs, prices and words that are published, not those that ship", async () => {
  const document = ownContent(({ programs, chat }) => {
    chat.replies.bot = "I am {brand}’s program.";
    chat.replies.thanks.businessType = "Splendid.";
    programs.list = [
      { name: "Iron Circle", terms: "From $149/month", calledAs: ["Iron (6)"], url: "", button: "Ask" },
    ];
  });
  await publishContent(document);
  const [sessionId, vars] = [freshSessionId(), {}];
  await init(sessionId);
  expect((await say(sessionId, "What does the Iron Circle cost?", { vars })).text).toContain(
    "Iron Circle: From $149/month.",
  );
  expect((await say(sessionId, "What does the BPM Mastermind cost?", { vars })).text).not.toContain("BPM");
  expect((await say(sessionId, "Are you a bot?", { vars })).text).toContain("I am BPM’s program.");
  expect((await say(sessionId, "my own business", { vars })).text).toMatch(/^Splendid\. /);
  fakeModel(() => replied("The Iron Circle is $149 a month. The Iron Circle is $97 a month."));
  const { text } = await say(sessionId, "and the circle?", { vars });
  expect(text).toContain("The Iron Circle is $149 a month.");
  expect(text).not.toContain("$97");
});
