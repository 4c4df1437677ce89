import { expect, it } from "vitest";
import { retryEdit } from "../../../../worker/db/people/audit/edited.ts";

/** An edit of a record that somebody else always changes between its read and its write. */
function overtaken() {
  let version = 7;
  return (expected: number | null) =>
    Promise.resolve(
      expected !== null && expected !== version
        ? { outcome: "stale" as const, current: { version } }
        : (version++, null),
    );
}

it.each([null, 7])(
  "an edit that never comes through is stale, and learns what is stored (expects %s)",
  async (expected) => {
    expect(await retryEdit(expected, overtaken())).toEqual({
      outcome: "stale",
      current: { version: expect.any(Number) },
    });
  },
);

it("an edit that was overtaken is made on top of what overtook it", async () => {
  let tries = 0;
  const edited = retryEdit(null, () =>
    Promise.resolve(++tries < 12 ? null : { outcome: "done" as const, record: "own" }),
  );
  expect(await edited).toEqual({ outcome: "done", record: "own" });
});
