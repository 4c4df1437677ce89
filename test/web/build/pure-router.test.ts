import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";
import { withPureComponents } from "../../../web/build/pure-router.ts";

test("classes, contexts and names leave no statement that a bundler must keep", () => {
  const code = [
    "var Context = React2.createContext(null);",
    'Context.displayName = "Context";',
    "var Boundary = class extends React2.Component {",
    "  render() { return null; }",
    "};",
    "Boundary.contextType = Context;",
    "var Other = class extends React2.Component {",
    "};",
  ].join("\n");
  const pure = withPureComponents(code);
  expect(pure).toContain("var Context = /* @__PURE__ */ React2.createContext(null);");
  expect(pure).not.toContain("displayName");
  expect(pure).not.toMatch(/^Boundary\.contextType/m);
  const React2 = { createContext: () => "the context", Component: Object };
  // oxlint-disable-next-line no-new-func -- the code's meaning is what is tested
  const made = new Function("React2", `${pure}; return { Boundary, Other };`)(React2);
  expect(made.Boundary.contextType).toBe("the context");
  expect(made.Boundary.prototype).toBeInstanceOf(React2.Component);
  expect(made.Other.prototype).toBeInstanceOf(React2.Component);
});

test("the package's own code is as it is expected", () => {
  const folder = path.join(
    path.dirname(createRequire(import.meta.url).resolve("react-router/package.json")),
    "dist/development",
  );
  const chunks = readdirSync(folder).filter((name) => /^chunk-.*\.mjs$/.test(name));
  const code = chunks.map((name) => withPureComponents(readFileSync(path.join(folder, name), "utf8"))).join();
  expect(code).toContain("ENABLE_DEV_WARNINGS = false");
  expect(code).not.toMatch(/^var \w+ = class extends React/m);
  expect(code).not.toMatch(/^\w+\.(contextType|displayName) =/m);
});
