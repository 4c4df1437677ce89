import { adEventIdsSchema } from "#domain/money/ads/ad-event-schemas";
import { beforeEach, expect, test, vi } from "vitest";
import { eventIdOf, eventIdsOf, markSent } from "../../../../web/lib/visit/event-ids.ts";
import { stubLocalStorage } from "../../stub-local-storage.ts";

const one = "6f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f";
const other = "7f1c2d3e-4b5a-4c6d-8e7f-0a1b2c3d4e5f";

beforeEach(() => {
  stubLocalStorage();
  return () => void vi.unstubAllGlobals();
});

test("an event keeps its id, whoever asks for it", () => {
  const { id } = eventIdOf(one, "Lead");
  expect(eventIdOf(one, "Lead")).toEqual({ id, isSent: false });
  expect(eventIdsOf(one, ["Lead"])).toEqual({ Lead: id });
  expect(eventIdOf(one, "QuizStarted").id).not.toBe(id);
});

test("what was sent is known to be sent, under the same id", () => {
  const { id } = eventIdOf(one, "QuizStarted");
  markSent(one, "QuizStarted");
  expect(eventIdOf(one, "QuizStarted")).toEqual({ id, isSent: true });
});

test("another assessment has other ids", () => {
  const { id } = eventIdOf(one, "Lead");
  markSent(one, "Lead");
  const next = eventIdOf(other, "Lead");
  expect(next.isSent).toBe(false);
  expect(next.id).not.toBe(id);
});

test("the ids are what the calls accept", () => {
  expect(adEventIdsSchema.safeParse(eventIdsOf(one, ["Lead", "QuizCompleted"])).success).toBe(true);
});
