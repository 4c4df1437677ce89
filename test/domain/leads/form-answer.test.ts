import { formAnswers } from "#domain/leads/form-answer";
import { expect, it } from "vitest";

const QUESTIONS = [
  { key: "budget", label: "What do you spend?", options: [{ key: "a", value: "Under $100" }] },
  { key: "site", label: "", options: [] },
];

it("shows what a lead gave Meta under the form's own questions, choices by their labels", () => {
  const fields = [
    { name: "budget", values: ["a", "other_key"] },
    { name: "site", values: ["not a site"] },
    { name: "gone_since", values: ["yes"] },
    { name: "empty", values: [" "] },
  ];
  expect(formAnswers(fields, QUESTIONS, [{ name: "site", values: ["not a site"] }])).toEqual([
    { question: "What do you spend?", answer: "Under $100, other_key", isAsWritten: false },
    { question: "site", answer: "not a site", isAsWritten: true },
    { question: "gone_since", answer: "yes", isAsWritten: false },
  ]);
});
