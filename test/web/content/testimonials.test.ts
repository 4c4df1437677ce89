import { videos } from "#domain/content/sample/landing";
import { testimonials } from "#domain/content/sample/testimonials";
import { expect, test } from "vitest";

test("nobody tells their story twice, neither in one list nor in text and on video", () => {
  const names = [...testimonials, ...videos].map(({ name }) => name.trim().toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
