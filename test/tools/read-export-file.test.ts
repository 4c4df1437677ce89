import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exportFile } from "../../web/features/leads/list/selection/export-file.ts";
import { readExport } from "./read-export-file.ts";

const HEAD = { exportedAt: "2026-11-22T12:00:00.000Z" };
const line = (id: number, name = "Ada", leadStatus = "Lost") =>
  JSON.stringify({ assessment: { name }, staff: { id, leadStatus }, chat: null });
const FILE = exportFile(HEAD, [line(1), line(2), line(3)]);

/** The file with one of its lines changed. */
function edited(change: (lines: string[]) => string[]): string {
  return change(FILE.split("\n")).join("\n");
}

describe("a file of exported leads", () => {
  it("is read back as it was written, whatever the leads are called", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1 })), fc.string({ unit: "binary" }), (ids, name) => {
        const file = exportFile(
          HEAD,
          ids.map((id) => line(id, name)),
        );
        expect(readExport(file)).toEqual({ ...HEAD, ids });
      }),
    );
  });

  it("is read back as an earlier version wrote it", () => {
    const head = { file: "old-leads", kind: "lost", before: "2026-05-01", ...HEAD };
    const file = FILE.split("\n").with(0, JSON.stringify(head)).join("\n");
    expect(readExport(file)).toEqual({ ...HEAD, ids: [1, 2, 3] });
  });

  it("is refused wherever it breaks off", () => {
    for (let length = 0; length < FILE.length; length++) {
      expect(() => readExport(FILE.slice(0, length))).toThrow(/not an export|cut off/);
    }
  });

  it.each([
    ["another file", "name,email\nAda,ada@example.com\n", /not an export/],
    ["without a lead", edited((lines) => lines.toSpliced(2, 1)), /does not have/],
    ["with a lead shortened", FILE.replace("Ada", "Al"), /does not have/],
    ["with a lead twice", exportFile(HEAD, [line(1), line(1)]), /twice/],
    ["with a broken line", edited((lines) => lines.with(2, "{")), /Line 3 is not a lead/],
    ["with something after its end", `${FILE}\n`, /cut off/],
  ])("is refused: %s", (_, file, why) => expect(() => readExport(file)).toThrow(why));
});
