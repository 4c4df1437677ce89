import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { PUBLISHED_SECRETS } from "../../../worker/crypto/own-secrets.ts";
import { repoRoot } from "../repo-root.mjs";

it("the Worker knows every secret that is published", () => {
  const published = parseEnv(readFileSync(path.join(repoRoot, ".dev.vars.example"), "utf8"));
  const filled = Object.entries(published).filter(([, value]) => value !== "");
  expect(Object.fromEntries(filled)).toEqual(PUBLISHED_SECRETS);
});
