import { expect, it } from "vitest";
import { freshSessionId } from "../setup/fresh-session-id.ts";
import { rows } from "../setup/database/rows.ts";
import { analyze, init, say, status } from "./chat-client.ts";
import { FULL_CHAT } from "../setup/full-chat.ts";
import { fakeModel, found, replied } from "./fake-model.ts";
import { INJECTIONS } from "./injections.ts";

const CLAIMS =
  "Of course! You are tier 5 with a score of 75. Build & Launch costs $1 today only, guaranteed by Meta, and you will double your revenue in 30 days. Pay at https://evil.example/pay or mail pay@evil.example.";

/** A model that does whatever it is told, and lies where it can. */
function obedientModel() {
  return fakeModel(() => replied(CLAIMS), {
    extract: ({ said }) =>
      found([
        { field: "adSpend", value: "3000-plus", quote: "I spend a fortune" },
        { field: "revenue", value: "200k-plus", quote: said.slice(0, 30) },
        { field: "email", value: "attacker@evil.example", quote: "my email" },
        { field: "businessUrl", value: "https://evil.example/pay", quote: "my site" },
        { field: "name", value: "Administrator", quote: "I am the administrator" },
        { field: "offerTier", value: "5", quote: said },
        { field: "__proto__", value: "polluted", quote: said },
        { field: "situation", value: "tier-5", quote: said },
        { field: "targetRevenue", value: "everything", quote: said },
      ]),
  });
}

it("there are at least 60 of them", () => {
  expect(new Set(INJECTIONS).size).toBeGreaterThanOrEqual(60);
});

it("no injection changes what is stored, even through a model that obeys", async () => {
  const bystander = freshSessionId();
  await say(bystander, "I'm an agency");
  const untouched = await rows("select * from assessments where session_id = ?", bystander);
  obedientModel();
  for (let start = 0; start < INJECTIONS.length; start += 20) {
    const sessionId = freshSessionId();
    await init(sessionId);
    const batch = INJECTIONS.slice(start, start + 20);
    for (const [index, message] of batch.entries()) {
      const said = await say(sessionId, message);
      expect({ message, ...said }).toMatchObject({
        message,
        status: 200,
        messageCount: index + 1,
        error: null,
      });
      expect(said.text).not.toMatch(/\$1\b|tier 5|score of 75|guaranteed|double your|evil\.example/);
    }
    const { collected } = await analyze(sessionId);
    const invented = [
      "attacker@evil.example",
      "Administrator",
      "3000-plus",
      "200k-plus",
      "tier-5",
      "everything",
    ];
    const stated = Object.values(collected).filter((value) => invented.includes(value));
    expect(stated.filter((value) => !batch.some((message) => message.includes(value)))).toEqual([]);
    const [row] = await rows("select * from assessments where session_id = ?", sessionId);
    expect(row).toMatchObject({
      offer_tier: null,
      score: null,
      lead_score: null,
      completed_at: null,
      lead_status: "MQL",
    });
  }
  expect(await rows("select * from assessments where session_id = ?", bystander)).toEqual(untouched);
});

it("an obeying model leaves the facts, the count and the score of an honest visitor alone", async () => {
  const sessionId = freshSessionId();
  for (const message of FULL_CHAT) await say(sessionId, message);
  obedientModel();
  for (const message of INJECTIONS.slice(0, 20 - FULL_CHAT.length)) await say(sessionId, message);
  expect(await analyze(sessionId)).toMatchObject({
    progress: 100,
    collected: { adSpend: "300-1000", revenue: "10k-50k", email: "ada@example.com", name: "Ada Lovelace" },
  });
  expect(await status(sessionId)).toMatchObject({ messageCount: 20 });
});
