import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { withLineIcon } from "../../../web/build/lean-icons.ts";

const icons = path.join(
  path.dirname(createRequire(import.meta.url).resolve("lucide-react/package.json")),
  "dist/esm/icons",
);

test("every icon's module is one that can be drawn by ours", () => {
  const files = readdirSync(icons).filter((name) => name.endsWith(".mjs") && name !== "index.mjs");
  expect(files.length).toBeGreaterThan(1000);
  const texts = files.map((name) => withLineIcon(readFileSync(path.join(icons, name), "utf8")));
  expect(
    texts.filter((code) => code.includes("/* @__PURE__ */ lineIcon(__iconData)")).length,
  ).toBeGreaterThan(1000);
  expect(texts.filter((code) => code.includes("createLucideIcon"))).toEqual([]);
});

test("a module of another making stops the build", () => {
  expect(() => withLineIcon("const X = createLucideIcon(data);")).toThrow("not known here");
});
