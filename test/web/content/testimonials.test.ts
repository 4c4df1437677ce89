import { expect, test } from "vitest";
import { testimonials } from "../../../web/content/testimonials.ts";
import { videoTestimonials } from "../../../web/content/video-testimonials.ts";

test("nobody tells their story twice, neither in one list nor in text and on video", () => {
  const names = [...testimonials, ...videoTestimonials].map(({ name }) => name.trim().toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
