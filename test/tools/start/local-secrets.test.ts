import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { PUBLISHED_SECRETS } from "../../../worker/crypto/own-secrets.ts";
import { repoRoot } from "../repo-root.mjs";
import { bringSecrets, ensureLocalSecrets } from "./local-secrets.ts";
import { builtWorker } from "./worker-runtime.ts";

it("the Worker knows every secret that is published", () => {
  const published = parseEnv(readFileSync(path.join(repoRoot, ".dev.vars.example"), "utf8"));
  const filled = Object.entries(published).filter(([, value]) => value !== "");
  expect(Object.fromEntries(filled)).toEqual(PUBLISHED_SECRETS);
});

it("a clone gets the local secrets, and an older one those that are new, without a change to its own", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "bpm-funnel-secrets-"));
  const file = path.join(folder, ".dev.vars");
  const example = readFileSync(path.join(repoRoot, ".dev.vars.example"), "utf8");
  expect(ensureLocalSecrets(folder)).toEqual([]);
  expect(readFileSync(file, "utf8")).toBe(example);

  const older = example
    .replace(/^META_ADS_TOKEN=.*\n/m, "")
    .replace(/^OPENAI_API_KEY=.*$/m, "OPENAI_API_KEY=mine");
  writeFileSync(file, older.trimEnd());
  expect(ensureLocalSecrets(folder)).toEqual(["META_ADS_TOKEN"]);
  const expected = { ...parseEnv(example), OPENAI_API_KEY: "mine" };
  expect(parseEnv(readFileSync(file, "utf8"))).toEqual(expected);
  expect(ensureLocalSecrets(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

it("what was built before there were secrets starts with those of now", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "bpm-funnel-built-"));
  const config = path.join(folder, "dist", "wrangler.json");
  mkdirSync(path.dirname(config));
  writeFileSync(path.join(folder, "dist", "index.js"), "export default {};\n");
  const names = Object.keys(PUBLISHED_SECRETS);
  const settings = { name: "built", main: "index.js", compatibility_date: "2026-10-01" };
  writeFileSync(
    config,
    JSON.stringify({ ...settings, vars: { APP_ORIGIN: "" }, secrets: { required: names } }),
  );
  ensureLocalSecrets(folder);
  bringSecrets(config, folder);
  expect(builtWorker(config).bindings).toMatchObject({ APP_ORIGIN: "", ...PUBLISHED_SECRETS });
  rmSync(folder, { recursive: true });
});
