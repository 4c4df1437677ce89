import { describe, expect, test, vi } from "vitest";
import { currentOf, EditConflict, saveOnTop } from "../../web/features/kit/edit/version-conflict.ts";
import { ApiError } from "../../web/lib/api-error.ts";

type Lead = { version: number; notes: string; tags: string[]; status: string };

const BASE: Lead = { version: 3, notes: "Call her", tags: ["ads"], status: "MQL" };

/** What the server answers with `status` and the stored record. */
function answered(current: unknown, status = 409): ApiError {
  const body = JSON.stringify({ code: "conflict", message: "Changed meanwhile.", current });
  return new ApiError({ status, statusText: "", headers: new Headers() }, body);
}

/** A call that fails on every version but the ones it accepts. */
const sendTo = (accepted: number[], error: unknown) =>
  vi.fn(async (version: number) => {
    if (!accepted.includes(version)) throw error;
    return `saved on ${version}`;
  });

const save = (send: (version: number) => Promise<string>, fields: (keyof Lead)[] = ["notes"]) =>
  saveOnTop(BASE, fields, send);

describe("a change of one's own fields", () => {
  test("on the version that is stored is sent once", async () => {
    const send = sendTo([3], new Error("never"));
    await expect(save(send)).resolves.toBe("saved on 3");
    expect(send.mock.calls).toEqual([[3]]);
  });

  test("is sent again on top when somebody changed other fields", async () => {
    const send = sendTo([7], answered({ ...BASE, version: 7, status: "SQL" }));
    await expect(save(send, ["notes", "tags"])).resolves.toBe("saved on 7");
    expect(send.mock.calls).toEqual([[3], [7]]);
  });

  test("is a conflict when somebody changed one of the same fields, with what is stored", async () => {
    const current = { ...BASE, version: 4, tags: ["ads", "urgent"] };
    const send = sendTo([4], answered(current));
    const error = await save(send, ["notes", "tags"]).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(EditConflict);
    expect(error).toMatchObject({
      name: "EditConflict",
      message: "Someone else changed this in the meantime.",
      current,
    });
    expect(send).toHaveBeenCalledTimes(1);
  });

  test("is sent a second time only: what fails then is told", async () => {
    const later = answered({ ...BASE, version: 5 });
    const send = sendTo([], later);
    await expect(save(send)).rejects.toBe(later);
    expect(send.mock.calls).toEqual([[3], [5]]);
  });
});

describe("an error is passed on as it came", () => {
  const current = { ...BASE, version: 4 };
  test.each([
    ["of another status", answered(current, 500)],
    ["of a network that is down", new TypeError("Failed to fetch")],
    ["that only looks like an answer", Object.assign(new Error("409"), { status: 409, current })],
    ["that brings no record", answered(undefined)],
    ["that brings null", answered(null)],
    ["that brings a text", answered("version 4")],
    ["whose record has no version", answered({ notes: "", tags: [], status: "MQL" })],
    ["whose version is no number", answered({ ...current, version: "4" })],
    ["whose record lacks a field", answered({ version: 4, notes: "", tags: [] })],
  ])("%s", async (_case, error) => {
    const send = sendTo([4], error);
    await expect(save(send)).rejects.toBe(error);
    expect(send).toHaveBeenCalledTimes(1);
    expect(currentOf(error, BASE)).toBeNull();
  });
});

test("the stored record comes out of the answer, and out of the conflict made of it", () => {
  const current = { ...BASE, version: 4, notes: "Called" };
  expect(currentOf(answered(current), BASE)).toEqual(current);
  expect(currentOf(new EditConflict(current), BASE)).toEqual(current);
  expect(currentOf(new EditConflict({ version: 4 }), BASE)).toBeNull();
});
