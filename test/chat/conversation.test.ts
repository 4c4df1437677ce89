import { describe, expect, it } from "vitest";
import { freshSessionId } from "../setup/fresh-session-id.ts";
import { rows } from "../setup/database/rows.ts";
import { fakeModel, found, replied } from "./fake-model.ts";
import { analyze, init, OPENING, say, status } from "./chat-client.ts";
import { FULL_CHAT } from "../setup/full-chat.ts";
import { api } from "../setup/api.ts";

describe("a conversation", () => {
  it("collects all eleven facts, writes them through, and completes", async () => {
    const sessionId = freshSessionId();
    expect(await init(sessionId)).toMatchObject({
      messageCount: 0,
      progress: 0,
      completed: false,
      messages: OPENING,
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
    expect(await status(sessionId)).toEqual({
      messageCount: FULL_CHAT.length,
      isNearLimit: false,
      isAtLimit: false,
    });
    const closed = await say(sessionId, "actually it's $50 a day");
    expect(closed.messageCount).toBe(FULL_CHAT.length + 1);
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

it("what is not unmistakable is read back, and stored once it is confirmed, with the message that said it", async () => {
  const sessionId = freshSessionId();
  await init(sessionId);
  for (const message of FULL_CHAT.slice(0, 2)) await say(sessionId, message);
  const messageId = crypto.randomUUID();
  const said = await say(sessionId, "my brother said he'd give me $1", { messageId });
  expect(said.text).toMatch(
    /^Did I get that right: under \$100 a day\? Your answer: Yes, Under \$100, .+\?$/,
  );
  expect((await analyze(sessionId)).collected["adSpend"]).toBeUndefined();
  const [row] = await rows("select answers from assessments where session_id = ?", sessionId);
  expect(row?.["answers"]).not.toContain("adSpend");
  await say(sessionId, "Yes");
  expect(await analyze(sessionId)).toMatchObject({
    collected: { adSpend: "under-100" },
    sources: { adSpend: { messageId, quote: "my brother said he'd give me $1" } },
  });
});

it("a later aside changes no stored answer, and the visitor is told where to", async () => {
  const sessionId = freshSessionId();
  for (const message of FULL_CHAT.slice(0, 3)) await say(sessionId, message);
  for (const aside of [
    "actually it's $50 a day",
    "my mentor makes $3M a year",
    "I work with clients as an agency",
  ]) {
    await say(sessionId, aside);
  }
  expect((await analyze(sessionId)).collected).toEqual({
    businessType: "own-business",
    situation: "yo-yo",
    adSpend: "300-1000",
  });
  expect((await say(sessionId, "actually it's $50 a day")).text).toContain("use the pencil beside it");
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

  it("changes a stored answer only by the newest message", async () => {
    const sessionId = freshSessionId();
    await say(sessionId, "I have my own business");
    const clients = { field: "businessType", value: "clients" };
    let quote = "I have my own business";
    fakeModel(() => replied("Ah, d'accord ?"), { extract: () => found([{ ...clients, quote }]) });
    await say(sessionId, "Hm");
    expect((await analyze(sessionId)).collected).toEqual({ businessType: "own-business" });
    quote = "nous gérons des clients";
    await say(sessionId, "Pardon, nous gérons des clients");
    expect((await analyze(sessionId)).collected).toEqual({ businessType: "clients" });
  });

  it("is told the reply before a message, which holds the question that it answers", async () => {
    const sessionId = freshSessionId();
    const model = fakeModel(() => replied("Et où en êtes-vous ?"));
    await say(sessionId, "Bonjour");
    await say(sessionId, "Bof");
    const read = model.calls.filter(({ kind }) => kind === "extraction").map(({ said }) => said);
    expect(read[1]).toContain('"answeredQuestion":"Et où en êtes-vous ?"');
  });
});

it("a model that asks in words of its own has asked for no option's number", async () => {
  const sessionId = freshSessionId();
  const model = fakeModel(() => replied("How do your ads do: 1 badly, 2 well?"));
  await say(sessionId, "I have my own business");
  await say(sessionId, "2");
  expect((await analyze(sessionId)).collected).toEqual({ businessType: "own-business" });
  expect(model.calls.at(-2)?.messages[0]?.content).toContain(
    "If the last message answers the question for the visitor's situation",
  );
});
