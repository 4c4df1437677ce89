import { describe, expect, it } from "vitest";
import { freshSessionId } from "../setup/fresh-session-id.ts";
import { rows } from "../setup/rows.ts";
import { fakeModel, found, replied } from "./fake-model.ts";
import { analyze, GREETING, init, say, status } from "./chat-client.ts";
import { FULL_CHAT } from "../setup/full-chat.ts";
import { api } from "../setup/api.ts";

describe("a conversation", () => {
  it("collects all eleven facts, writes them through, and completes", async () => {
    const sessionId = freshSessionId();
    expect(await init(sessionId)).toMatchObject({
      messageCount: 0,
      progress: 0,
      completed: false,
      messages: [{ role: "assistant", content: GREETING }],
    });
    for (const [index, message] of FULL_CHAT.entries()) {
      const said = await say(sessionId, message);
      expect(said).toMatchObject({ status: 200, messageCount: index + 1 });
    }
    const analysis = await analyze(sessionId);
    expect(analysis).toMatchObject({
      progress: 100,
      collected: { situation: "yo-yo", email: "ada@example.com" },
    });
    expect(analysis.sources["adSpend"]?.quote).toBe("about $500 a day");
    const [row] = await rows("select * from assessments where session_id = ?", sessionId);
    expect(row).toMatchObject({ email: "ada@example.com", assessment_type: "chat", completed_at: null });
    const done = await api("/api/assessment/complete", { json: { sessionId } });
    expect(done.status).toBe(200);
    expect(await done.json()).toMatchObject({ ok: true, offerTier: 4 });
    expect(await status(sessionId)).toEqual({ messageCount: 11, isNearLimit: false, isAtLimit: false });
    const closed = await say(sessionId, "actually it's $50 a day");
    expect(closed.messageCount).toBe(12);
    expect((await analyze(sessionId)).collected["adSpend"]).toBe("300-1000");
  });
});

it("is streamed and stored with the options of its questions, which the screen leaves to buttons", async () => {
  const sessionId = freshSessionId();
  const { text } = await say(sessionId, "I have my own business");
  expect(text).toMatch(
    /Where do you stand with Meta ads today: I haven’t run ads yet, .+ or I run ads and want coaching\?$/,
  );
  const { messages } = await init(sessionId);
  expect(messages.at(-1)).toEqual({ role: "assistant", content: text });
});

it("a number that is no answer is not kept, and the question is asked again", async () => {
  const sessionId = freshSessionId();
  await init(sessionId);
  for (const message of FULL_CHAT.slice(0, 6)) await say(sessionId, message);
  const said = await say(sessionId, "Just one more thing");
  expect(said.text).toContain("What’s your current monthly revenue");
  expect((await analyze(sessionId)).collected["revenue"]).toBeUndefined();
  const [row] = await rows("select answers from assessments where session_id = ?", sessionId);
  expect(row?.["answers"]).not.toContain("revenue");
  await say(sessionId, "twenty thousand");
  expect((await analyze(sessionId)).collected["revenue"]).toBe("10k-50k");
});

describe("a model's extraction", () => {
  it("adds what the rules did not understand, with its source, and is not asked twice for a message", async () => {
    const sessionId = freshSessionId();
    const messageId = crypto.randomUUID();
    const model = fakeModel(() => replied("Merci ! Et vos publicités, comment vont-elles ?"), {
      extract: ({ said }) =>
        found(
          said.includes("bougies")
            ? [{ field: "businessType", value: "own-business", quote: "Nous vendons des bougies" }]
            : [],
        ),
    });
    await say(sessionId, "Nous vendons des bougies", { messageId });
    expect(await analyze(sessionId)).toMatchObject({
      collected: { businessType: "own-business" },
      sources: { businessType: { messageId, quote: "Nous vendons des bougies" } },
    });
    await say(sessionId, "Bof");
    await analyze(sessionId);
    const read = model.calls.filter(({ kind }) => kind === "extraction").map(({ said }) => said);
    expect(read).toHaveLength(2);
    expect(read[1]).not.toContain("Nous vendons");
    expect(await rows("select answers from assessments")).toEqual([
      { answers: '{"businessType":"own-business"}' },
    ]);
  });
});
