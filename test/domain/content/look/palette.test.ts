import { readFileSync } from "node:fs";
import { contrast, fromOklch, laidOver, oklchOf, type Colour } from "#domain/content/look/colour";
import { paletteOf, TEXT_CONTRAST, TINT, type Ground, type Palette } from "#domain/content/look/palette";
import { SHIPPED_COLOURS, type BrandColours } from "#domain/content/shipped-look";
import { FAINTEST, weakColours } from "#domain/content/look/weak-colours";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomCases } from "../../../setup/random/random-cases.ts";

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((channels): Colour => `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`);

/** Two colours as they may be published: those that are picked, or what is offered instead. */
const colours = fc.record({ action: colour, ink: colour }).map((picked) => offered(picked));

function offered(picked: BrandColours, weak = weakColours(picked)): BrandColours {
  return Object.assign({}, picked, ...weak.map(({ name, instead }) => ({ [name]: instead })));
}

/** The states, in theme.css, which no brand changes. */
const STATES = {
  paper: ["#1d5f8a", "#1c6b47", "#8a5a00", "#b3201a"],
  ink: ["#7cc0ea", "#6fcf9d", "#e8b64c", "#ff8a80"],
} as const;

type Pair = readonly [what: string, text: Colour, on: Colour, least?: number];

/** What is read on each ground, with what. */
function pairsOf(name: "paper" | "ink", ground: Ground): Pair[] {
  const { "base-100": card, "base-200": page, "base-300": edge, "base-content": content } = ground;
  const tinted = [card, page].map((on) => laidOver(ground.primary, on, TINT));
  return [
    ...[card, page, edge, ...tinted].map((on): Pair => [`${name}: text`, content, on]),
    ...[card, page].map((on): Pair => [`${name}: faint text`, laidOver(content, on, FAINTEST), on]),
    ...[card, page, edge, ...tinted].map((on): Pair => [`${name}: accent`, ground.accent, on]),
    ...STATES[name].map((state): Pair => [`${name}: state`, state, card]),
    [`${name}: button`, ground["primary-content"], ground.primary],
    [`${name}: mark`, ground["accent-content"], ground.accent],
    [`${name}: second button`, ground["secondary-content"], ground.secondary],
    [`${name}: bubble`, ground["neutral-content"], ground.neutral],
    [`${name}: button on its ground`, ground.primary, card, name === "ink" ? TEXT_CONTRAST : 3],
  ];
}

function drawnPairs({ drawn }: Palette): Pair[] {
  return [
    ["a cover’s title", drawn["on-action"], drawn.action],
    ["a cover’s foot", drawn.paper, drawn.ink],
    ["initials", drawn.ink, drawn["paper-4"]],
    ...(["lit-left", "lit-right"] as const).map((on): Pair => [on, drawn["on-lit"], drawn[on]]),
    ...(["cracked-left", "cracked-right"] as const).map((on): Pair => [on, "#ffffff", drawn[on]]),
    ...(["solid-left", "solid-right"] as const).map((on): Pair => [on, drawn.paper, drawn[on]]),
  ];
}

function faults(palette: Palette): string[] {
  return [...pairsOf("paper", palette.paper), ...pairsOf("ink", palette.ink), ...drawnPairs(palette)]
    .filter(([, text, on, least = TEXT_CONTRAST]) => contrast(text, on) < least)
    .map(([what, text, on]) => `${what}: ${text} on ${on} is ${contrast(text, on).toFixed(2)}`);
}

describe("what follows from two colours", () => {
  it("is read at AA wherever it stands, whatever they are", () => {
    fc.assert(
      fc.property(colours, (chosen) => void expect(faults(paletteOf(chosen))).toEqual([])),
      { numRuns: randomCases(400) },
    );
  });

  it("comes close to the palette that ships, which is made by hand", () => {
    const css = readFileSync("web/theme.css", "utf8");
    const [, paper = ""] = /name: "paper";([^}]*)}/.exec(css) ?? [];
    const derived = paletteOf(SHIPPED_COLOURS).paper;
    const shipped = [...paper.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)];
    expect(shipped.length).toBeGreaterThan(15);
    for (const [, name = "", value] of shipped) {
      if (!(name in derived)) continue;
      const own: unknown = Reflect.get(derived, name);
      expect({ name, value: distance(own, value) }).toEqual({ name, value: expect.closeTo(0, 1) });
    }
  });
});

/** Of two colours in OKLCH’s lightness. */
function distance(one: unknown, other: unknown): number {
  return Math.abs(oklchOf(`#${String(one).slice(1)}`).l - oklchOf(`#${String(other).slice(1)}`).l);
}

describe("a colour that cannot be read", () => {
  it("is offered the nearest that can, of its own hue, and no farther", () => {
    fc.assert(
      fc.property(fc.record({ action: colour, ink: colour }), (picked) => {
        const weak = weakColours(picked);
        const readable = offered(picked, weak);
        expect(weakColours(readable)).toEqual([]);
        for (const { name, instead } of weak) {
          const [was, is] = [oklchOf(picked[name]), oklchOf(instead)];
          const between = fromOklch({ ...was, l: was.l + (is.l - was.l) * 0.9 });
          if (Math.abs(is.l - was.l) <= 0.05) continue;
          const nearer = weakColours({ ...readable, [name]: between });
          expect(nearer.map((still) => still.name)).toContain(name);
        }
      }),
      { numRuns: randomCases(400) },
    );
  });

  it.each([
    [{ action: "#ff5a2a", ink: "#17140f" }, []],
    [{ action: "#2563eb", ink: "#0b1b3a" }, []],
    [{ action: "#ffd500", ink: "#222222" }, ["action: #b09200"]],
    [{ action: "#ff5a2a", ink: "#8a8a8a" }, ["ink: #292929"]],
  ] as const)("%o", (picked, offers) => {
    expect(weakColours(picked).map(({ name, instead }) => `${name}: ${instead}`)).toEqual(offers);
  });

  it("says in words what it lacks", () => {
    expect(weakColours({ action: "#ffd500", ink: "#222222" }).map(({ message }) => message)).toEqual([
      "Action color: on white, it has a contrast of 1.4 to 1, and needs 3",
    ]);
  });
});
