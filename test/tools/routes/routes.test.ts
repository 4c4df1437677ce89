import { expect, it } from "vitest";
import { runProgram } from "../run-program.ts";

it("`npm run routes` prints the router's calls with who may make them, in plain Node", async () => {
  const { code, output } = await runProgram("node", ["test/tools/run.mjs", "test/tools/routes/routes.ts"]);
  expect({ code, output }).toMatchObject({ code: 0 });
  const lines = output.split("\n").map((line) => line.split(/ {2,}/));
  expect(lines).toContainEqual(["POST", "/api/assessment/submit", "public", "RL_SUBMIT_ADDRESS"]);
  expect(lines).toContainEqual(["POST", "/api/slack/actions", "signed (Slack)"]);
  expect(lines).toContainEqual(["POST", "/api/system-settings", "owner (settings)"]);
  expect(lines).toContainEqual(["GET", "/api/leads/:id", "staff"]);
});
