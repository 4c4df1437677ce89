import { sameEmail } from "#domain/leads/same-email";
import { expect, test } from "vitest";

const lead = (id: number, email: string | null, phone: string | null) => ({ id, email, phone });

test.each<[what: string, given: ReturnType<typeof lead>[], marked: number[]]>([
  ["one alone", [lead(1, "ada@x.example", "+1")], []],
  [
    "two numbers of one address, in any case",
    [lead(1, "ada@x.example", "+1"), lead(2, "ADA@x.example", "+2")],
    [1, 2],
  ],
  ["two of one number", [lead(1, "ada@x.example", "+1"), lead(2, "ada@x.example", "+1")], []],
  [
    "all of an address that has two numbers",
    [1, 2, 3].map((id) => lead(id, "a@x.example", `+${Math.min(id, 2)}`)),
    [1, 2, 3],
  ],
  ["one without a number", [lead(1, "ada@x.example", "+1"), lead(2, "ada@x.example", null)], []],
  ["numbers without an address", [lead(1, null, "+1"), lead(2, null, "+2")], []],
  ["two people", [lead(1, "ada@x.example", "+1"), lead(2, "bo@x.example", "+2")], []],
])("of %s, the marked ones", (_what, given, marked) => {
  expect([...sameEmail(given)]).toEqual(marked);
});
