import { expect, test } from "vitest";
import { BEAT_PATHS, BEAT_RISES, BEAT_WIDTH } from "../../../../web/content/pulse/beat-path.ts";

const STEPS = { h: 1, l: 2, q: 4 } as const;

/** The end of a path of relative lines and curves, and how far its corners rise above the start. */
function measure(path: string): { end: [number, number]; rise: number } {
  let [x, y, top] = [0, 0, 0];
  for (const [, command, rest] of path.matchAll(/([hlq])([^hlq]*)/g)) {
    const numbers = (rest?.match(/-?\d+/g) ?? []).map(Number);
    const size = command === "h" || command === "l" || command === "q" ? STEPS[command] : numbers.length;
    for (let at = 0; at < numbers.length; at += size) {
      const step = numbers.slice(at, at + size);
      x += step.at(command === "h" ? 0 : -2) ?? 0;
      y += command === "h" ? 0 : (step.at(-1) ?? 0);
      top = Math.min(top, y);
    }
  }
  return { end: [x, y], rise: Math.abs(top) };
}

test.each(Object.entries(BEAT_PATHS))("%s ends on the line, where the next beat begins", (_rhythm, path) => {
  expect(path).toMatch(/^[hlq\d -]+$/);
  expect(measure(path).end).toEqual([BEAT_WIDTH, 0]);
});

test("names stand clear of the beats", () => {
  const rises = Object.fromEntries(
    Object.entries(BEAT_PATHS).map(([rhythm, path]) => [rhythm, measure(path).rise]),
  );
  expect(rises).toEqual(BEAT_RISES);
});

test("no two rhythms look alike", () =>
  expect(new Set(Object.values(BEAT_PATHS)).size).toBe(Object.keys(BEAT_PATHS).length));
