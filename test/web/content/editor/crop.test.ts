import { PICTURE_PLACES } from "#domain/content/pictures/picture-places";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  MIDDLE,
  partOf,
  pushed,
  sizesFor,
  type Framing,
} from "../../../../web/features/content/editor/pictures/crop.ts";

const side = fc.integer({ min: 1, max: 4096 });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const framing: fc.Arbitrary<Framing> = fc.record({
  zoom: fc.double({ min: 1, max: 4, noNaN: true }),
  x: share,
  y: share,
});
const ratio = fc.constantFrom(5 / 6, 1, 16 / 9, 1200 / 630);

describe("the part of a picture that is shown", () => {
  it("has its place’s shape, and lies within the picture however it was framed", () => {
    fc.assert(
      fc.property(side, side, ratio, framing, (width, height, shape, how) => {
        const part = partOf({ width, height }, shape, how);
        expect(part.width / part.height).toBeCloseTo(shape, 6);
        for (const edge of [part.left, part.top]) expect(edge).toBeGreaterThanOrEqual(-1e-6);
        expect(part.left + part.width).toBeLessThanOrEqual(width + 1e-6);
        expect(part.top + part.height).toBeLessThanOrEqual(height + 1e-6);
      }),
    );
  });

  it("follows the hand, as far as there is more to see", () => {
    const source = { width: 2000, height: 1000 };
    const right = pushed(MIDDLE, source, 1, { x: 0.25, y: 0.25 });
    expect(right).toEqual({ zoom: 1, x: 0.25, y: 0.5 });
    expect(pushed(MIDDLE, source, 1, { x: 9, y: 0 }).x).toBe(0);
    expect(pushed(MIDDLE, source, 1, { x: -9, y: 0 }).x).toBe(1);
  });
});

const { founder, logo, shared, favicon } = PICTURE_PLACES;

test.each([
  ["a large portrait", founder, { width: 3000, height: 3600 }, ["480x576", "960x1152"]],
  [
    "one with fewer pixels than the larger width",
    founder,
    { width: 700, height: 840 },
    ["480x576", "700x840"],
  ],
  ["a tiny one, which is not made larger", founder, { width: 100, height: 120 }, ["100x120"]],
  ["a wide logo", logo, { width: 2000, height: 400 }, ["480x96"]],
  ["a very wide logo", logo, { width: 4000, height: 200 }, ["600x30"]],
  ["a shared picture, whatever it had", shared, { width: 400, height: 210 }, ["1200x630"]],
  ["an icon", favicon, { width: 512, height: 512 }, ["48x48", "180x180"]],
])("the sizes of %s", (_, place, part, sizes) => {
  expect(sizesFor(place, part).map(({ width, height }) => `${width}x${height}`)).toEqual(sizes);
});
