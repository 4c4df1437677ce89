import type { Touch } from "#domain/money/ads/attribution";
import { LATER_TOUCHES_MAX } from "#domain/money/ads/touch";
import type { TimelineEvent } from "#domain/leads/timeline/timeline-event";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { openDb } from "../../../worker/db/client.ts";
import { projectPiece } from "../../../worker/db/calls/consequences/project-leads.ts";
import { say } from "../../chat/chat-client.ts";
import { api } from "../../setup/api.ts";
import { asStaff } from "../../setup/as-staff.ts";
import { rows } from "../../setup/database/rows.ts";
import { freshSessionId } from "../../setup/fresh-session-id.ts";
import { FULL_CHAT } from "../../setup/full-chat.ts";
import { quizBody } from "../../setup/quiz-body.ts";
import { staffJson } from "../../setup/staff-api.ts";

const DAY_MS = 24 * 3_600_000;
const STARTED = Date.now() - 2 * DAY_MS;

/** An arrival by an ad, so many days after the first. */
const touch = (ad: number, days: number): Touch => ({
  utm_source: "facebook",
  campaign_id: "1",
  adset_id: "2",
  ad_id: String(ad),
  at: new Date(STARTED + days * DAY_MS).toISOString(),
});
const [FIRST, SECOND, THIRD] = [touch(10, 0), touch(11, 0.5), touch(12, 1)];
/** After the completion, which is now. */
const LATER = touch(13, 3);

async function call(path: string, json: unknown): Promise<void> {
  expect((await api(`/api/assessment/${path}`, { json })).status).toBe(200);
}
const start = (sessionId: string, last: Touch) =>
  call("track-quiz-start", { sessionId, attribution: { first: FIRST, last } });
const submit = (sessionId: string, last: Touch) =>
  call("submit", quizBody({ sessionId, attribution: { first: FIRST, last } }));
const visit = (sessionId: string, told: Touch) => call("track-visit", { sessionId, touch: told });

async function lastOf(sessionId: string) {
  const [row] = await rows(
    "select id, last_touch ->> 'ad_id' as ad from assessments where session_id = ?",
    sessionId,
  );
  while ((await projectPiece(openDb(env.DB, "first-primary").db)) > 0);
  const [counted] = await rows(
    "select ad_id from lead_ads where touch = 'last' and assessment_id = ?",
    row?.["id"] ?? null,
  );
  return [row?.["ad"], counted?.["ad_id"]];
}

/** The arrivals of a lead's timeline, oldest first: which they are, and by which ad. */
async function arrivalsOf(sessionId: string) {
  const [row] = await rows("select id from assessments where session_id = ?", sessionId);
  const { timeline } = await staffJson<{ timeline: TimelineEvent[] }>(`/api/leads/${String(row?.["id"])}`);
  return timeline
    .flatMap((event) => (event.kind === "touch" ? [[event.which, event.touch.ad_id]] : []))
    .toReversed();
}

describe("the last touch", () => {
  it("is the newest before completion, whichever call or tab tells of it last", async () => {
    const sessionId = freshSessionId();
    await start(sessionId, FIRST);
    await start(sessionId, THIRD);
    await start(sessionId, SECOND);
    expect(await lastOf(sessionId)).toEqual(["12", "12"]);
    await submit(sessionId, SECOND);
    expect(await lastOf(sessionId)).toEqual(["12", "12"]);
    expect(await arrivalsOf(sessionId)).toEqual([
      ["first", "10"],
      ["last", "12"],
    ]);
  });

  it("is an ad's, whatever site the visitor came from since, until a newer ad", async () => {
    const sessionId = freshSessionId();
    const site = { referrerHost: "www.google.com", at: touch(0, 0.7).at };
    await start(sessionId, SECOND);
    await start(sessionId, site);
    expect(await lastOf(sessionId)).toEqual(["11", "11"]);
    await submit(sessionId, THIRD);
    expect(await lastOf(sessionId)).toEqual(["12", "12"]);
    // In one call, as in several.
    const other = freshSessionId();
    await submit(other, site);
    expect(await lastOf(other)).toEqual([null, "10"]);
  });

  it("of the future is of now: what comes after it is newer", async () => {
    const sessionId = freshSessionId();
    await call("track-quiz-start", {
      sessionId,
      attribution: { first: touch(10, 400), last: touch(11, 401) },
    });
    const now = { ...touch(12, 0), at: new Date().toISOString() };
    await call("submit", quizBody({ sessionId, attribution: { first: touch(10, 400), last: now } }));
    const [stored] = await rows("select first_touch ->> 'at' as first from assessments");
    expect(Date.parse(String(stored?.["first"]))).toBeLessThanOrEqual(Date.now());
    expect((await lastOf(sessionId))[0]).toBe("12");
  });

  it("is the newest of all where none is an ad's, and an ad's as soon as there is one", async () => {
    const sessionId = freshSessionId();
    const at = (days: number) => touch(0, days).at;
    const told = (first: Touch, last: Touch) =>
      call("track-quiz-start", { sessionId, attribution: { first, last } });
    const host = async () =>
      (await rows("select last_touch ->> 'referrerHost' as host from assessments"))[0]?.["host"];
    await told({ at: at(0) }, { at: at(1), referrerHost: "one.example" });
    await told({ at: at(0) }, { at: at(1.5), referrerHost: "two.example" });
    expect(await host()).toBe("two.example");
    await told({ at: at(0) }, SECOND);
    expect(await lastOf(sessionId)).toEqual(["11", "11"]);
  });

  it("stays with whatever comes after completion: another start, submit or visit", async () => {
    const sessionId = freshSessionId();
    await submit(sessionId, SECOND);
    await api("/api/assessment/track-quiz-start", {
      json: { sessionId, attribution: { first: FIRST, last: LATER } },
    });
    await submit(sessionId, LATER);
    await visit(sessionId, LATER);
    await api(`/api/hub/${sessionId}`);
    await api("/api/events", { json: { sessionId, name: "HubPageView", eventId: crypto.randomUUID() } });
    expect(await lastOf(sessionId)).toEqual(["11", "11"]);
  });

  it("of a chat stays in the same way", async () => {
    const sessionId = freshSessionId();
    const init = (last: Touch) =>
      api("/api/chat/init", { json: { sessionId, message: "Hi", attribution: { first: FIRST, last } } });
    await init(FIRST);
    for (const message of FULL_CHAT) await say(sessionId, message);
    await call("complete", { sessionId, attribution: { first: FIRST, last: SECOND } });
    await init(LATER);
    await call("complete", { sessionId, attribution: { first: FIRST, last: LATER } });
    await visit(sessionId, LATER);
    expect(await lastOf(sessionId)).toEqual(["11", "11"]);
    expect(await arrivalsOf(sessionId)).toEqual([
      ["first", "10"],
      ["last", "11"],
      ["later", "13"],
    ]);
  });
});

describe("an arrival after completion", () => {
  it("stands in the timeline once, with its campaign as soon as that is told", async () => {
    const sessionId = freshSessionId();
    await submit(sessionId, SECOND);
    const { at } = LATER;
    await visit(sessionId, { referrerHost: "l.facebook.com", at });
    expect(await arrivalsOf(sessionId)).toEqual([
      ["first", "10"],
      ["last", "11"],
      ["later", undefined],
    ]);
    await visit(sessionId, LATER);
    await visit(sessionId, LATER);
    expect(await arrivalsOf(sessionId)).toEqual([
      ["first", "10"],
      ["last", "11"],
      ["later", "13"],
    ]);
  });

  it("is among the visitor's own data, and goes with it", async () => {
    const sessionId = freshSessionId();
    await submit(sessionId, SECOND);
    await visit(sessionId, LATER);
    const own = await (await api(`/api/hub/${sessionId}/export`)).text();
    expect(own).toContain(LATER.at);
    await api(`/api/hub/${sessionId}/erase`, { json: { sessionId } });
    expect(await rows("select * from ad_events")).toEqual([]);
    expect((await api("/api/assessment/track-visit", { json: { sessionId, touch: LATER } })).status).toBe(
      410,
    );
  });

  it("is told to every screen, once", async () => {
    const sessionId = freshSessionId();
    await submit(sessionId, SECOND);
    const changes = async () => Number((await rows("select count(*) as n from changes"))[0]?.["n"]);
    const before = await changes();
    await visit(sessionId, LATER);
    expect(await changes()).toBe(before + 1);
    await visit(sessionId, LATER);
    expect(await changes()).toBe(before + 1);
  });

  it("is none before completion, none that was known before, none of staff, and none of nobody", async () => {
    const sessionId = freshSessionId();
    await start(sessionId, SECOND);
    await visit(sessionId, LATER);
    await submit(sessionId, THIRD);
    for (const told of [FIRST, SECOND, THIRD]) await visit(sessionId, told);
    const json = { sessionId, touch: LATER };
    const staff = await api("/api/assessment/track-visit", { json, headers: await asStaff() });
    expect(staff.status).toBe(200);
    expect(await rows("select * from ad_events where name = 'LaterTouch'")).toEqual([]);
    const nobody = { sessionId: freshSessionId(), touch: LATER };
    expect((await api("/api/assessment/track-visit", { json: nobody })).status).toBe(404);
    const bad = { sessionId, touch: { at: "yesterday" } };
    expect((await api("/api/assessment/track-visit", { json: bad })).status).toBe(400);
  });

  it("of the future stands in the timeline when it was told", async () => {
    const sessionId = freshSessionId();
    await submit(sessionId, SECOND);
    const [row] = await rows("select id from assessments");
    await visit(sessionId, touch(13, 30));
    const { timeline } = await staffJson<{ timeline: TimelineEvent[] }>(`/api/leads/${String(row?.["id"])}`);
    const later = timeline.find((event) => event.kind === "touch" && event.which === "later");
    expect(Date.parse(String(later?.at))).toBeLessThanOrEqual(Date.now());
  });

  it("is kept so many times and no more", async () => {
    const sessionId = freshSessionId();
    await submit(sessionId, SECOND);
    for (let n = 0; n < LATER_TOUCHES_MAX + 3; n++) await visit(sessionId, touch(100 + n, 3 + n));
    const [row] = await rows("select count(*) as n from ad_events where name = 'LaterTouch'");
    expect(row?.["n"]).toBe(LATER_TOUCHES_MAX);
  });
});
