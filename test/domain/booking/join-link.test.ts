import { expect, it } from "vitest";
import { joinLink } from "#domain/booking/join-link";

it.each([
  [["https://zoom.us/j/123?pwd=x"], "https://zoom.us/j/123?pwd=x"],
  [[null, undefined, "integrations:zoom", "https://meet.example/a"], "https://meet.example/a"],
  [["http://meet.example/a"], null],
  [["javascript:alert(1)"], null],
  [["https://user:pass@meet.example/a"], null],
  [["https://localhost/a"], null],
  [[`https://meet.example/${"a".repeat(2048)}`], null],
  [["+1 780 555 0134"], null],
  [[{ url: "https://meet.example" }, 7], null],
  [[], null],
])("of %j the link is %j", (places, link) => expect(joinLink(...places)).toBe(link));
