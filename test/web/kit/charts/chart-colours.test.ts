import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CHART_COLOURS } from "../../../../web/features/kit/charts/chart-colours.ts";

/** What parts of a picture must stand out by from their ground (WCAG 1.4.11). */
const ENOUGH = 3;

const read = (path: string) => readFileSync(`${import.meta.dirname}/../../../../web/${path}`, "utf8");

/** The theme's colours by name: first those of the light ground, then those of the dark one. */
const [light = "", dark = ""] = read("theme.css").split("@utility ink-ground");
const colours = (css: string) =>
  new Map([...css.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]));
const themes = [colours(light), colours(dark)] as const;
const roles = colours(read("features/kit/look/roles.css"));
const charts = colours(read("features/kit/charts/chart-colours.css"));

const tokenOf = (value: string) => /^var\(--color-([\w-]+)\)$/.exec(value)?.[1] ?? null;

/** A chart's colour on the light and on the dark ground. */
function onGrounds(name: string): [string, string] {
  let value = charts.get(name) ?? "";
  for (let token = tokenOf(value); token !== null; token = tokenOf(value)) {
    const role = roles.get(token);
    if (role === undefined) return [themes[0].get(token) ?? "", themes[1].get(token) ?? ""];
    value = role;
  }
  const [onLight = "", onDark = onLight] = value.match(/#[0-9a-f]{6}/g) ?? [];
  return [onLight, onDark];
}

function luminance(hex: string): number {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What one chart shows side by side. */
const TOGETHER = [
  ["amount", "worst"],
  ["started", "completed", "before"],
  ["onward", "elsewhere", "stopped"],
  ["spend", "value"],
  ["quiz", "chat"],
  ["exceptional", "high", "medium", "low", "unknown"],
];

test("each meaning has its colour, and what one chart shows side by side has different ones", () => {
  expect(Object.values(CHART_COLOURS)).toEqual([...charts.keys()].map((name) => `text-${name}`));
  for (const ground of [0, 1] as const) {
    for (const names of TOGETHER) {
      const used = names.map((name) => onGrounds(`chart-${name}`)[ground]);
      expect(new Set(used).size).toBe(used.length);
    }
  }
});

test.each([...charts.keys()])("%s stands out from a card, light and dark", (name) => {
  for (const ground of [0, 1] as const) {
    const card = themes[ground].get("base-100") ?? "";
    expect(contrast(onGrounds(name)[ground], card)).toBeGreaterThanOrEqual(ENOUGH);
  }
});

test("the higher a lead score, the more its colour stands out", () => {
  for (const ground of [0, 1] as const) {
    const card = themes[ground].get("base-100") ?? "";
    const scores = ["exceptional", "high", "medium", "low"].map((score) =>
      contrast(onGrounds(`chart-${score}`)[ground], card),
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  }
});
