import { AppError } from "#domain/errors";
import { expect, test } from "vitest";

test("an error carries its status and only the details that it was given", () => {
  const plain = new AppError("gone", "This was erased.");
  expect({ ...plain }).toEqual({ name: "AppError", code: "gone", status: 410 });
  expect(plain).toBeInstanceOf(Error);
  const conflict = new AppError("conflict", "Changed meanwhile.", {
    current: null,
    headers: { "Retry-After": "1" },
    issues: [{ path: "version", message: "stale" }],
  });
  expect(conflict.extra).toEqual({ current: null });
  const claimant = { owner: "ada@bpm.example", since: "2026-11-21T10:00:00.000Z" };
  expect(new AppError("claimed", "Ada has it.", { claimant }).extra).toEqual(claimant);
  expect(conflict).toMatchObject({ headers: { "Retry-After": "1" }, issues: [{ path: "version" }] });
});
