import { OWNER_ACTS } from "#domain/settings/owner-acts";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { repoRoot } from "./repo-root.mjs";

test("the deploy guide lists what only owners may do as the Worker does", () => {
  const readme = readFileSync(path.join(repoRoot, "test/tools/deploy/README.md"), "utf8");
  const [, list = ""] = /names owners, only they may:\n\n((?:- .*\n)+)/.exec(readme) ?? [];
  const words = [...list.matchAll(/^- (.*)$/gm)].map(([, line]) => line);
  expect(words).toEqual(Object.values(OWNER_ACTS).map((act) => act.words));
});
