import { expect, it } from "vitest";
import { remoteRoom } from "./database-size.ts";
import type { RunProgram } from "./run-program.ts";

const NOW = Date.UTC(2026, 10, 22, 12);
const TODAY = Math.floor(NOW / 86_400_000);

it("says of production's database what System Settings says", async () => {
  const asked: string[][] = [];
  const run: RunProgram = (name, args) => {
    asked.push([name, ...args]);
    const answer = [{ results: [{ day: TODAY - 30, bytes: 1e9 }], success: true, meta: { size_after: 4e9 } }];
    return Promise.resolve({ code: 0, output: "", stdout: JSON.stringify(answer) });
  };
  expect(await remoteRoom(NOW, run)).toBe(
    "4 GB of 10 GB. At the pace of the last 30 days, full on January 21, 2027.",
  );
  expect(asked).toEqual([
    [
      "wrangler",
      "d1",
      "execute",
      "DB",
      "--env",
      "production",
      "--remote",
      "--yes",
      "--json",
      "--command",
      expect.any(String),
    ],
  ]);
  expect(asked[0]?.at(-1)).toContain(`day >= ${TODAY - 30} order by day limit 1`);
});

it("says why the database could not be asked", async () => {
  const run: RunProgram = () => Promise.resolve({ code: 1, output: "Not logged in.\n", stdout: "" });
  await expect(remoteRoom(NOW, run)).rejects.toThrow("size could not be read.\nNot logged in.");
});
