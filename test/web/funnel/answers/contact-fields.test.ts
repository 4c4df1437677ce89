import { sample } from "#domain/content/sample/sample";
import { expect, test } from "vitest";
import { contactProblem, missingContact } from "../../../../web/features/funnel/answers/contact-fields.ts";

test.each([
  ["email", "ada@example", "Please enter a valid email address"],
  ["email", "ada @example.com", "Please enter a valid email address"],
  ["businessUrl", "example.com", "Please enter a valid URL (starting with http:// or https://)"],
  ["businessUrl", "https://localhost", "Please enter a valid URL (starting with http:// or https://)"],
  ["email", " ada@example.com ", null],
  ["businessUrl", "http://example.com", null],
  ["name", "Ada", null],
] as const)("%s %j: %s", (field, text, problem) => expect(contactProblem(field, text)).toBe(problem));

test("the form says in one sentence what it still needs", () => {
  expect(missingContact({}, sample.contact)).toBe(
    "To see your results, add your name, a valid email address, and your website’s address.",
  );
  expect(missingContact({ name: "Ada", email: "ada@", businessUrl: "https://a.ca" }, sample.contact)).toBe(
    "To see your results, add a valid email address.",
  );
  expect(
    missingContact({ name: "Ada", email: "ada@a.ca", businessUrl: "https://a.ca" }, sample.contact),
  ).toBeNull();
});
