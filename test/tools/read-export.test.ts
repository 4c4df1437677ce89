import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { exportFile } from "../../web/features/leads/list/selection/export-file.ts";
import { runProgram } from "./run-program.ts";

const HEAD = { exportedAt: "2026-11-22T12:00:00.000Z" };
const lead = (id: number) =>
  JSON.stringify({ assessment: { name: `Ada ${id}` }, staff: { id, leadStatus: "Lost" }, chat: null });
const FILE = exportFile(HEAD, [lead(7), lead(8)]);

const folder = mkdtempSync(path.join(tmpdir(), "bpm-funnel-export-"));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string, ...args: string[]) {
  const file = path.join(folder, "leads.ndjson");
  writeFileSync(file, text);
  return runProgram("node", ["test/tools/read-export.ts", file, ...args]);
}

it("counts an export's leads, and prints one of them", async () => {
  const { code, output, stdout } = await read(FILE, "--lead", "8");
  expect(code).toBe(0);
  expect(output).toContain("whole. 2 leads, exported at 2026-11-22");
  expect(JSON.parse(stdout)).toEqual({
    assessment: { name: "Ada 8" },
    staff: { id: 8, leadStatus: "Lost" },
    chat: null,
  });
});

it("refuses a file that is not whole, and a lead that is not in it", async () => {
  const cut = await read(FILE.slice(0, -20));
  expect(cut).toMatchObject({ code: 1, stdout: "" });
  expect(cut.output).toContain("cut off");
  expect((await read(FILE, "--lead", "9")).output).toContain("Lead 9 is in none of them.");
});
