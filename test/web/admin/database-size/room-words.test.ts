import { expect, test } from "vitest";
import {
  erasedText,
  exportedText,
  statusText,
} from "../../../../web/features/admin/database-size/room-words.ts";

const EXPORTED = { name: "leads.ndjson", text: "", leads: 200, isStopped: false, counted: 200 };

test.each([
  ["as counted", {}, "leads.ndjson holds 200 leads. Keep it"],
  [
    "stopped",
    { isStopped: true, counted: 2431 },
    "Stopped: leads.ndjson holds 200 of 2,431 leads, the oldest. Keep",
  ],
  [
    "not as counted",
    { counted: 201 },
    "holds 200 leads. 201 leads were counted; some have changed since. Keep it",
  ],
])("an export that ended %s says what its file holds", (_how, change, text) => {
  expect(exportedText({ ...EXPORTED, ...change })).toContain(text);
});

test("an erasure says what went, what stayed and what is left", () => {
  expect(erasedText({ erased: 3, asked: 3 }, 3)).toBe("3 leads erased.");
  expect(erasedText({ erased: 48, asked: 50 }, 80)).toBe(
    "48 leads erased. 2 had changed or gone already. Stopped: 30 of the file are left.",
  );
});

test("the leads of a file are told by status", () => {
  const byStatus = [
    { status: "SQL", leads: 1 },
    { status: "Lost", leads: 1200 },
  ] as const;
  expect(statusText([...byStatus])).toBe("1 SQL, 1,200 Lost");
});
