import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetToldTime, keepToldTime, toldTime } from "../../../web/lib/told-time.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { stubLocalStorage } from "../stub-local-storage.ts";

const STARTS = "2027-07-05T16:00:00.000Z";

let kept: Map<string, string>;
beforeEach(() => void (kept = stubLocalStorage()));
afterEach(() => void vi.unstubAllGlobals());

test("a told time is of one session, and gone once that is erased", () => {
  const [own, other] = [freshSessionId(), freshSessionId()];
  expect(toldTime(own)).toBeNull();
  keepToldTime(own, STARTS);
  expect([toldTime(own), toldTime(other)]).toEqual([STARTS, null]);
  forgetToldTime(other);
  expect(toldTime(own)).toBe(STARTS);
  forgetToldTime(own);
  expect(kept.size).toBe(0);
});

test("what is stored and is no time is none", () => {
  const sessionId = freshSessionId();
  kept.set("told-call-time", JSON.stringify({ sessionId, startsAt: "soon" }));
  expect(toldTime(sessionId)).toBeNull();
});
