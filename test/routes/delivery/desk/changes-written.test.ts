import { runDurableObjectAlarm } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { chatObject, say } from "../../../chat/chat-client.ts";
import { api, settled } from "../../../setup/api.ts";
import { countingDatabase } from "../../../setup/database/counting-database.ts";
import { freshSessionId } from "../../../setup/fresh-session-id.ts";
import { FULL_CHAT } from "../../../setup/full-chat.ts";
import { MAIL_VARS, mailPeer } from "../../../setup/delivery/peers.ts";
import { quizBody } from "../../../setup/quiz-body.ts";
import { rows } from "../../../setup/database/rows.ts";

/** The kinds of the changes that something leaves, with all that follows it. */
async function changesOf(act: () => Promise<unknown>): Promise<unknown[]> {
  await settled();
  const [before] = await rows("select coalesce(max(id), 0) as id from changes");
  await act();
  await settled();
  const left = await rows("select kind from changes where id > ? order by id", before?.["id"] ?? 0);
  return left.map(({ kind }) => kind);
}

describe("what visitors do writes no more changes than staff can see:", () => {
  it("an anonymous start and the answers that follow none, the submit one, in two round trips", async () => {
    const body = quizBody();
    const { sessionId, answers } = body;
    const call = async (path: string, json: object, vars: Partial<Env> = {}) =>
      expect((await api(`/api/assessment/${path}`, { json, vars })).status).toBe(200);
    expect(await changesOf(() => call("track-quiz-start", { sessionId }))).toEqual([]);
    expect(await changesOf(() => call("progress", { sessionId, answers }))).toEqual([]);
    const { DB, trips } = countingDatabase();
    const submit = async () => {
      await call("submit", body, { DB });
      expect(trips()).toBe(2);
    };
    expect(await changesOf(submit)).toEqual(["created"]);
  });

  it("a submit whose hub goes out by e-mail two", async () => {
    const vars = { ...MAIL_VARS, APP_ORIGIN: "https://bpm.example", EMAIL: mailPeer().binding };
    const submit = () => api("/api/assessment/submit", { json: quizBody({ emailConsent: true }), vars });
    expect(await changesOf(submit)).toEqual(["created", "updated"]);
  });

  it("a chat none before its address, then one a fact, and one for its completion", async () => {
    const sessionId = freshSessionId();
    const [url, email, ...first] = FULL_CHAT.toReversed();
    const talk = async () => {
      for (const message of first.toReversed()) await say(sessionId, message);
    };
    expect(await changesOf(talk)).toEqual([]);
    expect(await changesOf(() => say(sessionId, email ?? ""))).toEqual(["created"]);
    expect(await changesOf(() => say(sessionId, url ?? ""))).toEqual(["updated"]);
    vi.setSystemTime(Date.now() + 31_000);
    expect(await changesOf(() => runDurableObjectAlarm(chatObject(sessionId)))).toEqual(["updated"]);
  });
});
