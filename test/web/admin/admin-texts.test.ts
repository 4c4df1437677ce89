import { describe, expect, test } from "vitest";
import { differences } from "../../../web/features/kit/edit/differences.ts";
import { totalText } from "../../../web/features/kit/data/figures.ts";
import { shortLeadName } from "../../../web/features/leads/basics/lead-name.ts";

describe("the number of a list", () => {
  test.each([
    ["0", "0"],
    ["4000", "4,000"],
    ["1000+", "1,000+"],
    ["many", "many"],
  ])("%s is shown as %s", (total, text) => expect(totalText(total)).toBe(text));
});

describe("a lead's name in a sentence", () => {
  test("is the name, else the address", () => {
    expect(shortLeadName({ name: " Ada ", email: "ada@x.example" })).toBe("Ada");
    expect(shortLeadName({ name: " ", email: "ada@x.example" })).toBe("ada@x.example");
    expect(shortLeadName({ name: null, email: null })).toBe("Anonymous");
  });
  test("is cut between letters, not within one", () => {
    const short = shortLeadName({ name: "😀".repeat(500), email: null });
    expect(short).toBe(`${"😀".repeat(79)}…`);
  });
});

test("two records differ in fields that are called as their form calls them", () => {
  const labels = { minScore: "Min score" };
  expect(differences({ minScore: 1, id: 3, tier: 2 }, { minScore: 2, tier: 2 }, labels)).toEqual({
    theirs: "Min score: 1",
    yours: "Min score: 2",
  });
});
