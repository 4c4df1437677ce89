import { chat } from "#domain/content/sample/chat";
import type { InterviewField } from "#domain/funnel/interview/interview-fields";
import { questionFor } from "#domain/funnel/interview/interview-questions";
import { scriptedReply } from "#domain/funnel/interview/interview-script";
import { FIRST_INTERVIEW } from "#domain/funnel/interview/interview-state";
import { takeTurn } from "#domain/funnel/interview/interview";
import { describe, expect, it } from "vitest";
import { sample } from "#domain/content/sample/sample";
import { programAction, wayAction } from "../../../../web/features/funnel/landing/program-actions.ts";
import { WAY_IDS } from "#domain/offers/catalog";
import { PROGRAM_QUESTIONS } from "./program-questions.ts";
import { PROGRAMS, SAMPLE_CATALOG, WAYS, catalogWith } from "../../../setup/content/sample-catalog.ts";
import { ASKS } from "../../../setup/content/interview-words.ts";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";

const AGENCY = SAMPLE_OFFERS.filter(({ name }) => name !== "DGM Coaching");

function ask(message: string, asked: InterviewField = "businessType") {
  const interview = { ...FIRST_INTERVIEW, asked };
  const turn = takeTurn(
    { messageId: "m1", message },
    { collected: {}, closed: false, catalog: SAMPLE_CATALOG, words: ASKS },
    interview,
  );
  const reply = scriptedReply(turn, message, {
    catalog: SAMPLE_CATALOG,
    words: chat.replies,
    asks: ASKS,
    closed: false,
  });
  return { reply, collected: turn.collected, asked: turn.next.asked };
}

/** The first message that a link of the landing page brings along. */
const promptAt = (href: string) => new URL(href, "https://here.example").searchParams.get("prompt") ?? "";

function promptOf(label: string): string {
  const actions = WAY_IDS.map((id) => wayAction(id, sample));
  return promptAt(actions.find((action) => action.label === label)?.href ?? "");
}

describe("the landing page", () => {
  it("names the spec's programs and prices, as the chat does", () => {
    expect(PROGRAMS.map(({ name, terms }) => `${name} (${terms})`)).toEqual([
      "AdSignals Mastermind (From $97/month)",
      "BPM Mastermind (Premium DWY)",
      "BPM ELITE AI Agency (90-day transformation)",
      "Inner Circle (Partnership)",
    ]);
    expect(Object.values(WAYS).map(({ price }) => price)).toEqual([
      "From $19/month",
      "4 programs, from $97/month",
      "By application",
    ]);
    expect(WAYS.diy?.suits).toBe("For ad spends of $10 to $1000/day");
  });
});

describe("a chat that begins with", () => {
  it("'Find My Program' tells all programs and what they cost, and begins the interview", () => {
    const { reply, collected, asked } = ask(promptOf("Find My Program"));
    for (const { name, terms } of PROGRAMS) {
      expect(reply).toContain(name);
      expect(reply.toLowerCase()).toContain(terms.toLowerCase());
    }
    expect(reply).toContain("4 programs, from $97/month");
    expect(reply).not.toContain("$2k");
    expect(reply.endsWith(questionFor(ASKS, "businessType"))).toBe(true);
    expect({ collected, asked }).toEqual({ collected: {}, asked: "businessType" });
  });

  it("'Apply for Agency' tells what the agency costs, and begins the interview", () => {
    const { reply, collected } = ask(promptOf("Apply for Agency"));
    expect(reply).toContain(sample.programs.dfy.price);
    for (const { name, investment } of AGENCY) expect(reply).toContain(`${name}: ${investment}`);
    expect(reply).not.toMatch(/DGM Coaching|\$97/);
    expect(reply.endsWith(questionFor(ASKS, "businessType"))).toBe(true);
    expect(collected).toEqual({});
  });

  const rows = sample.programs.list.map((program) => ({
    ...program,
    action: programAction(program, sample.programs),
  }));
  it.each(rows.filter(({ action }) => !action.isElsewhere))(
    "the row of $name tells of it, and begins the interview",
    ({ name, terms, action }) => {
      const { reply, collected } = ask(promptAt(action.href));
      expect(reply).toContain(`${name}: ${terms}.`);
      expect(reply.endsWith(questionFor(ASKS, "businessType"))).toBe(true);
      expect(collected).toEqual({});
    },
  );
});

describe("asked by name", () => {
  const wordings: ((name: string) => string)[] = [
    (name) => name,
    (name) => name.toLowerCase(),
    (name) => `What is the ${name}?`,
    (name) => `Tell me about ${name}`,
    (name) => `How much is ${name}?`,
    (name) => `I'm interested in the ${name}`,
    (name) => `and what about ${name.toUpperCase()}?`,
  ];

  it.each(PROGRAMS)("$name gets its line, whatever was asked, and is no answer", ({ name, terms }) => {
    for (const field of ["businessType", "situation", "name", "frustration", "revenue"] as const) {
      for (const wording of wordings) {
        const said = wording(name);
        const { reply, collected } = ask(said, field);
        expect({ said, reply }).toMatchObject({ reply: expect.stringContaining(`${name}: ${terms}.`) });
        expect(reply).not.toMatch(/\$2k|\$12K/);
        expect({ said, collected }).toEqual({ said, collected: {} });
      }
    }
  });

  it("a program without a price gets none", () => {
    expect(ask("How much is the Inner Circle?").reply).toContain("I have no price for it here");
    expect(ask("How much is the AdSignals Mastermind?").reply).not.toContain("no price");
  });

  it.each(["how much is the agency?", "your agency prices?", "Tell me about your agency", "what is DFY?"])(
    "the agency tells its prices: %s",
    (question) => {
      const { reply, collected } = ask(question);
      for (const { name, investment } of AGENCY) expect(reply).toContain(`${name}: ${investment}`);
      expect(collected).toEqual({});
    },
  );

  it("the tool tells its price, and coaching is both the programs and what the answers can point to", () => {
    expect(ask("what does the DIY tool cost?").reply).toContain("From $19/month.");
    const { reply } = ask("what does coaching cost?");
    expect(reply).toContain("from $97/month");
    expect(reply).toContain("DGM Coaching: From $2k/month");
  });

  it("two that share a name are both told", () => {
    expect(ask("what's the mastermind?").reply).toContain(
      "• AdSignals Mastermind: From $97/month\n• BPM Mastermind: Premium DWY\n\n",
    );
  });
});

it.each(PROGRAM_QUESTIONS)("without offers the programs are told all the same: %s", (question) => {
  const said = { messageId: "m1", message: question };
  const turn = takeTurn(
    said,
    { collected: {}, closed: false, catalog: SAMPLE_CATALOG, words: ASKS },
    FIRST_INTERVIEW,
  );
  const reply = scriptedReply(turn, question, {
    catalog: catalogWith([]),
    words: chat.replies,
    asks: ASKS,
    closed: false,
  });
  expect(["price", "offers"]).toContain(turn.topic);
  expect(reply).not.toMatch(/undefined|: \./);
});
