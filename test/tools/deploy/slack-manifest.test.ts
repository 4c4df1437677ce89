import { BUTTON_SCOPES, HOOK_SCOPES } from "#domain/delivery/slack-scopes";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { repoRoot } from "../repo-root.mjs";

test("the deploy guide's manifest of the Slack app asks for what the Worker asks for, no more and no less", () => {
  const readme = readFileSync(path.join(repoRoot, "test/tools/deploy/README.md"), "utf8");
  const [, manifest = ""] = /```yaml\n(display_information:.*?)```/s.exec(readme) ?? [];
  const [, bot = ""] = / {4}bot:\n((?: {6}- .*\n)+)/.exec(manifest) ?? [];
  const scopes = [...bot.matchAll(/- (\S+) # \S/g)].map(([, scope]) => scope);
  expect(scopes).toEqual([...HOOK_SCOPES, ...BUTTON_SCOPES]);
});
