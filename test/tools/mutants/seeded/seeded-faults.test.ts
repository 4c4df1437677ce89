import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { repoRoot } from "../../repo-root.mjs";
import { SEEDED_FAULTS } from "./seeded-faults.ts";

const read = (file: string) => readFileSync(path.join(repoRoot, file), "utf8");

it("there are enough seeded faults for each suite, each with a name of its own", () => {
  for (const faults of Map.groupBy(SEEDED_FAULTS, ({ suite }) => suite).values()) {
    expect(faults.length).toBeGreaterThanOrEqual(15);
  }
  expect(SEEDED_FAULTS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(SEEDED_FAULTS.map(({ suite }) => suite)).size).toBe(3);
  expect(new Set(SEEDED_FAULTS.map(({ name }) => name)).size).toBe(SEEDED_FAULTS.length);
});

it.each(SEEDED_FAULTS)("$name: has one place in $file", ({ file, from, to }) => {
  expect(read(file).split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});

it.each(SEEDED_FAULTS)("$name: has its tests", ({ suite, files, journey }) => {
  const texts = files.map(read);
  expect(texts.length).toBeGreaterThan(0);
  if (suite !== "journeys") return;
  // A step of a journey has a title as well, by which no journey is found.
  const [before = ""] = texts.join("\n").split(`"${journey}"`);
  expect(before).toMatch(/\btest\(\s*$/);
});
