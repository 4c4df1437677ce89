import { expect, it } from "vitest";
import { parseTestOptions } from "./test-options.ts";

const suitesOf = (...args: string[]) => parseTestOptions(args).suites.map(({ name }) => name);

it("runs what a release must not fail, the rest, or both", () => {
  const release = suitesOf();
  const wide = suitesOf("--wide");
  expect(release).toEqual(expect.arrayContaining(["unit", "worker", "journeys"]));
  expect(wide).toEqual(expect.arrayContaining(["wide-journeys", "random-acts", "fuzz", "mutants"]));
  const isByHand = (name: string) => ["random-acts", "readme-changes", "mutants"].includes(name);
  expect(suitesOf("--all")).toEqual([...release, ...wide.filter((name) => !isByHand(name))]);
});

it("checks types, lint and format unless a suite is named", () => {
  expect(parseTestOptions([]).check).toBe(true);
  expect(parseTestOptions(["--all"]).check).toBe(true);
  expect(parseTestOptions(["--wide"]).check).toBe(false);
  expect(parseTestOptions(["unit"]).check).toBe(false);
});

it("hands files to the one suite that is named", () => {
  const [suite] = parseTestOptions(["worker", "test/routes/health.test.ts"]).suites;
  expect(suite).toMatchObject({ name: "worker", files: ["test/routes/health.test.ts"] });
});

it("walks a journey's file in full", () => {
  const [suite] = parseTestOptions(["journeys", "test/e2e/landing.spec.ts"]).suites;
  expect(suite?.env?.["JOURNEYS"]).toBe("all");
});

it.each([[["unti"]], [["unit", "worker", "test/routes/health.test.ts"]], [["--fast"]]])(
  "refuses %j, and says what there is",
  (args) => {
    expect(() => parseTestOptions(args)).toThrow(/suites of npm test: +unit, worker, /);
  },
);

it("goes through every random case in the wide run alone, in each file that has some", () => {
  const acts = parseTestOptions(["--wide"]).suites.find(({ name }) => name === "random-acts");
  expect(acts?.env).toEqual({ EVERY_CASE: "1" });
  expect(acts?.files).toContain("test/db/figures.test.ts");
  expect(suitesOf("random-acts", "--wide")).toEqual(["random-acts"]);
});
