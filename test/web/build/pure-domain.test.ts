import { parseSync } from "vite";
import { expect, test } from "vitest";
import { withPureDefinitions } from "../../../web/build/pure-domain.ts";

function pure(code: string): string {
  return withPureDefinitions(code, parseSync("domain.js", code).program);
}

test("a constant that a call makes is marked, exported or not, whatever is chained to it", () => {
  expect(pure("const a = z.string().check(z.trim());\nexport const b = [one(), two()];")).toBe(
    "const a = /* @__PURE__ */ (() => (z.string().check(z.trim())))();\n" +
      "export const b = /* @__PURE__ */ (() => ([one(), two()]))();",
  );
});

test("functions, plain values and what they hold stay as they are", () => {
  const code =
    'const CAP = 20;\nexport const NAMES = ["a"];\nconst f = () => g();\nexport function h() { return z.int(); }';
  expect(pure(code)).toBe(code);
});
