import { beforeEach, expect, test, vi } from "vitest";
import { freshSessionId } from "../../../setup/fresh-session-id.ts";
import { onAdEvent } from "../../../../web/lib/visit/ad-event-feed.ts";
import { sendInTurn, trackEvent } from "../../../../web/lib/visit/tracking.ts";
import { stubLocalStorage } from "../../stub-local-storage.ts";

/** What each send is answered with, in turn; then all is well. */
let answers: number[] = [];
let sent: unknown[] = [];

beforeEach(() => {
  answers = [];
  sent = [];
  stubLocalStorage();
  vi.spyOn(console, "debug").mockReturnValue();
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    const { eventId } = JSON.parse(String(init.body));
    sent.push(eventId);
    return Response.json({ ok: true }, { status: answers.shift() ?? 200 });
  });
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

/** Once everything that was sent is answered. */
const settled = async () => {
  await sendInTurn(async () => {});
  await new Promise((resolve) => setTimeout(resolve));
};

const TRACKED = { name: "CalendarClick", params: { source: "strategy_hub" } } as const;

test("an event is sent once, however often it is reported", async () => {
  const session = freshSessionId();
  trackEvent(session, TRACKED);
  trackEvent(session, TRACKED);
  await settled();
  trackEvent(session, TRACKED);
  await settled();
  expect(sent).toHaveLength(1);
});

test("an event that did not arrive is sent when it is reported again, under the id that the pixel has", async () => {
  const session = freshSessionId();
  const announced: string[] = [];
  const stop = onAdEvent(({ eventId }) => announced.push(eventId));
  announced.length = 0;
  answers = [403];
  trackEvent(session, TRACKED);
  await settled();
  trackEvent(session, TRACKED);
  await settled();
  stop();
  expect(sent).toEqual([sent[0], sent[0]]);
  expect(announced).toEqual([sent[0]]);
  trackEvent(session, TRACKED);
  await settled();
  expect(sent).toHaveLength(2);
});
