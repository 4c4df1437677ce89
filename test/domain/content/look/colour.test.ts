import { colourOf, contrast, fromOklch, laidOver, oklchOf } from "#domain/content/look/colour";
import { describe, expect, it } from "vitest";

describe("a colour", () => {
  it.each([
    ["#FF5A2A", "#ff5a2a"],
    [" ff5a2a ", "#ff5a2a"],
    ["#abc", "#aabbcc"],
    ["orange", null],
    ["#ff5a2", null],
    ["#ff5a2a99", null],
    ["", null],
  ])("written as %o is %o", (text, colour) => expect(colourOf(text)).toBe(colour));

  it("has the contrast that WCAG gives it", () => {
    expect(contrast("#ffffff", "#000000")).toBe(21);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrast("#ffffff", "#ff5a2a")).toBeCloseTo(3.11, 2);
  });

  it.each(["#ff5a2a", "#17140f", "#00ff00", "#ffffff", "#0000ff"] as const)(
    "%s comes back from OKLCH",
    (colour) => expect(fromOklch(oklchOf(colour))).toBe(colour),
  );

  it("beyond what a screen shows loses chroma, and keeps its lightness", () => {
    const { l, c } = oklchOf(fromOklch({ l: 0.7, c: 0.4, h: 150 }));
    expect([l, c]).toEqual([expect.closeTo(0.7, 2), expect.closeTo(0.22, 1)]);
  });

  it("lets through what lies under it", () => expect(laidOver("#000000", "#ffffff", 0.5)).toBe("#808080"));
});
