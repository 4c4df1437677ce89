import { expect, test } from "vitest";
import { isSeen } from "../../../../web/features/booking/visitor/booking-section.tsx";

function seen(height: number, visible: number, screen: number) {
  return {
    intersectionRatio: visible / height,
    intersectionRect: { height: visible },
    rootBounds: { height: screen },
  };
}

test.each([
  ["half of it", 800, 400, 800, true],
  ["less than half", 800, 399, 900, false],
  ["a tall one that fills half the screen", 3000, 400, 700, true],
  ["a tall one at the edge", 3000, 200, 700, false],
])("%s: height %d, visible %d on %d", (_what, height, visible, screen, expected) => {
  expect(isSeen(seen(height, visible, screen), 0.5)).toBe(expected);
});

test("a frame without a known screen goes by its share alone", () => {
  expect(isSeen({ ...seen(1000, 400, 1), rootBounds: null }, 0.5)).toBe(false);
});
