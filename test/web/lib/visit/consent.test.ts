import { beforeEach, expect, test, vi } from "vitest";
import { adConsent } from "../../../../web/lib/visit/ad-consent.ts";
import { decideAdConsent, saveAdConsent } from "../../../../web/lib/visit/consent.ts";
import { rememberAssessment } from "../../../../web/lib/last-assessment.ts";
import { setCurrentSession } from "../../../../web/lib/session.ts";
import { QUIZ_ANSWERS } from "../../../setup/quiz-body.ts";
import { freshSessionId } from "../../../setup/fresh-session-id.ts";
import { stubLocalStorage } from "../../stub-local-storage.ts";

const OVER = () =>
  Response.json(
    { code: "rate_limited", message: "Too many" },
    { status: 429, headers: { "retry-after": "60" } },
  );
const OK = () => Response.json({ ok: true });
const UNKNOWN = () => Response.json({ code: "not_found", message: "Not known" }, { status: 404 });

let sent: unknown[] = [];
let answer: () => Response = OK;

beforeEach(() => {
  sent = [];
  answer = OK;
  stubLocalStorage();
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return answer();
  });
  return () => {
    setCurrentSession(null);
    vi.unstubAllGlobals();
  };
});

test("a withdrawal holds in the browser at once, and is not saved until the server says so", async () => {
  const sessionId = freshSessionId();
  setCurrentSession(sessionId);
  answer = OVER;
  decideAdConsent(false);
  expect(adConsent()).toBe(false);
  await expect(saveAdConsent()).rejects.toMatchObject({ status: 429 });
  // The page that asked is gone: another one, or the same after a reload, still owes it.
  setCurrentSession(null);
  answer = OK;
  await saveAdConsent();
  await saveAdConsent();
  expect(sent).toEqual([
    { sessionId, ads: false },
    { sessionId, ads: false },
  ]);
});

test("an answer that was dropped is not believed", async () => {
  setCurrentSession(freshSessionId());
  answer = () => Response.json({ ok: true, dropped: true });
  decideAdConsent(false);
  await expect(saveAdConsent()).rejects.toThrow("dropped");
});

test("the assessment that was finished here is told too, from any page", async () => {
  const sessionId = freshSessionId();
  const hubExpiresAt = new Date(Date.now() + 1000).toISOString();
  rememberAssessment({ sessionId, offerTier: 4, hubExpiresAt, answers: QUIZ_ANSWERS });
  decideAdConsent(false);
  await saveAdConsent();
  expect(sent).toEqual([{ sessionId, ads: false }]);
});

test("what the server does not know yet owes nothing", async () => {
  setCurrentSession(freshSessionId());
  answer = UNKNOWN;
  decideAdConsent(true);
  await saveAdConsent();
  await saveAdConsent();
  expect(sent).toHaveLength(1);
});

test("of two decisions on the heels of each other the later one is stored", async () => {
  const sessionId = freshSessionId();
  setCurrentSession(sessionId);
  decideAdConsent(true);
  const first = saveAdConsent();
  decideAdConsent(false);
  await Promise.all([first, saveAdConsent()]);
  expect(sent.at(-1)).toEqual({ sessionId, ads: false });
});
