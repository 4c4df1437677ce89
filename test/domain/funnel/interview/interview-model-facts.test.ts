import { acceptModelFacts, type ModelFact } from "#domain/funnel/interview/model-facts";
import type { Collected, InterviewField } from "#domain/funnel/interview/interview-fields";
import { describe, expect, it } from "vitest";
import { ASKS } from "../../../setup/content/interview-words.ts";

const MESSAGE =
  "Nous vendons des bougies, je m'appelle Zoé et on met 500 € par jour. Écris-moi: zoe@bougies.fr, bougies.fr.";

function accepted(
  facts: ModelFact[],
  options: { messages?: string[]; collected?: Collected; locked?: InterviewField[] } = {},
) {
  const { messages = [MESSAGE], collected = {}, locked = [] } = options;
  const said = messages.map((message, index) => ({ messageId: `m${index}`, message }));
  const known = { collected, locked, newest: said.at(-1)?.messageId ?? "", words: ASKS };
  return Object.fromEntries(acceptModelFacts(facts, said, known).map(({ field, value }) => [field, value]));
}

describe("a model's findings", () => {
  it("are kept when the visitor's words bear them out", () => {
    expect(
      accepted([
        { field: "businessType", value: "own-business", quote: "Nous vendons des bougies" },
        { field: "name", value: "Zoé", quote: "je m'appelle Zoé" },
        { field: "adSpend", value: "300-1000", quote: "500 € par jour" },
        { field: "email", value: "zoe@bougies.fr", quote: "zoe@bougies.fr" },
        { field: "businessUrl", value: "https://bougies.fr", quote: "bougies.fr" },
      ]),
    ).toEqual({
      businessType: "own-business",
      name: "Zoé",
      adSpend: "300-1000",
      email: "zoe@bougies.fr",
      businessUrl: "https://bougies.fr",
    });
  });

  it("may hold a sum instead of an option, in the forms that a visitor may use", () => {
    const messages = ["on met 15k par mois"];
    const quote = "15k par mois";
    expect(accepted([{ field: "adSpend", value: "$15k a month", quote }], { messages })).toEqual({
      adSpend: "300-1000",
    });
    expect(accepted([{ field: "adSpend", value: "quite a lot", quote }], { messages })).toEqual({});
  });

  it("tell which message they came from, the newest that holds the quote", () => {
    const messages = ["a", "b", "c"].map((messageId) => ({ messageId, message: "we sell candles" }));
    const facts: ModelFact[] = [{ field: "businessType", value: "own-business", quote: "sell candles" }];
    const found = acceptModelFacts(facts, messages.slice(0, 2), {
      collected: {},
      locked: [],
      newest: "c",
      words: ASKS,
    });
    expect(found).toEqual([
      { field: "businessType", value: "own-business", quote: "sell candles", messageId: "b" },
    ]);
  });

  it.each<[string, ModelFact]>([
    ["quotes what nobody said", { field: "situation", value: "yo-yo", quote: "my results vary" }],
    ["quotes nothing", { field: "situation", value: "yo-yo", quote: "" }],
    ["quotes a part of a word", { field: "situation", value: "yo-yo", quote: "ou" }],
    ["names an unknown value", { field: "situation", value: "tier-5", quote: "bougies" }],
    [
      "gives an address that was not written",
      { field: "email", value: "eve@evil.example", quote: "Écris-moi: zoe@bougies.fr" },
    ],
    ["gives half an address", { field: "email", value: "zoe@bougies", quote: "Écris-moi" }],
    [
      "gives a site that was not written",
      { field: "businessUrl", value: "https://evil.example", quote: "Nous vendons des bougies" },
    ],
    ["gives a name that was not written", { field: "name", value: "Admin", quote: "je m'appelle Zoé" }],
    ["gives a target without a number", { field: "targetRevenue", value: "bougies", quote: "bougies" }],
  ])("are dropped when one %s", (_, fact) => {
    expect(accepted([fact])).toEqual({});
  });

  it("never contradict a quote that is an answer on its own", () => {
    const messages = ["We spend $500 a day"];
    expect(accepted([{ field: "adSpend", value: "3000-plus", quote: "$500 a day" }], { messages })).toEqual({
      adSpend: "300-1000",
    });
  });

  it("do not take a number for a place among options that the model may have put otherwise", () => {
    const messages = ["2"];
    expect(accepted([{ field: "situation", value: "yo-yo", quote: "2" }], { messages })).toEqual({
      situation: "yo-yo",
    });
  });

  it("change what is stored only by the newest message, and never what was set in the panel", () => {
    const fact: ModelFact = { field: "businessType", value: "own-business", quote: "c'est ma propre marque" };
    const collected = { businessType: "clients" };
    expect(accepted([fact], { messages: ["c'est ma propre marque", "ok"], collected })).toEqual({});
    expect(accepted([fact], { messages: ["ok", "c'est ma propre marque"], collected })).toEqual({
      businessType: "own-business",
    });
    const locked: InterviewField[] = ["businessType"];
    expect(accepted([fact], { messages: ["c'est ma propre marque"], collected, locked })).toEqual({});
  });
});
