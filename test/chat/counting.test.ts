import { abortAllDurableObjects, evictDurableObject } from "cloudflare:test";
import { expect, it } from "vitest";
import { seededRandom } from "../domain/funnel/interview/seeded-random.ts";
import { api } from "../setup/api.ts";
import { allowConsole } from "../setup/runtime/console-guard.ts";
import { freshSessionId } from "../setup/fresh-session-id.ts";
import { chatObject, init, OPENING, readEvents, status } from "./chat-client.ts";
import { fakeModel, replied, replyBytes, streamed } from "./fake-model.ts";
import * as z from "zod/mini";

const CLIENTS = 8;
const MESSAGES = 120;
const within = { limit: () => Promise.resolve({ success: true }) };
/** The flood limits are not what is counted here. */
const UNLIMITED = { RL_CHAT_ADDRESS: within, RL_STATUS_ADDRESS: within, RL_STATUS_SESSION: within };
const countSchema = z.object({ messageCount: z.number() });

it("8 clients throw 120 messages at one chat while the model fails and the object dies: exactly 20 count", async () => {
  allowConsole();
  const sessionId = freshSessionId();
  await init(sessionId);
  const random = seededRandom(20);
  let begun = 0;
  fakeModel(() => {
    begun += 1;
    if (random.chance(0.2)) return streamed(replyBytes(["Half "], null, false));
    if (random.chance(0.1)) return new Response("down", { status: 500 });
    return replied(`Reply ${begun} is whole, isn't it?`);
  });

  const queue = Array.from({ length: MESSAGES }, (_, index) => ({
    text: `message ${index}`,
    id: crypto.randomUUID(),
  }));
  const counts: number[] = [];
  const outcomes = new Map<string, number>();
  const client = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const outcome = await send(sessionId, next.text, next.id);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (outcome === "busy") await scheduler.wait(random.below(20));
      // Another reply was being written, or this one failed: the browser's Retry.
      if (outcome !== "counted" && outcome !== "limit") queue.push(next);
      const count = await messageCount(sessionId);
      if (count !== null) counts.push(count);
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  const deaths = kill(sessionId);
  await Promise.all(clients);
  await deaths;

  expect(outcomes.get("counted")).toBe(20);
  expect(outcomes.get("limit")).toBe(MESSAGES - 20);
  expect(Math.max(...counts)).toBe(20);
  expect(counts.toSorted((a, b) => a - b)).toEqual(counts);
  expect(await status(sessionId)).toMatchObject({ messageCount: 20, isAtLimit: true });
  const transcript = (await chatObject(sessionId).transcript()).slice(OPENING.length);
  expect(transcript.map(({ role }) => role)).toEqual(
    Array.from({ length: 20 }, () => ["user", "assistant"]).flat(),
  );
  for (const { role, content } of transcript) {
    expect(content).toMatch(role === "user" ? /^message \d+$/ : /\?$/);
  }
  expect(new Set(transcript.filter(({ role }) => role === "user").map(({ content }) => content)).size).toBe(
    20,
  );
});

/** The object is evicted and killed, twice each, while the clients go on. */
async function kill(sessionId: string): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await scheduler.wait(150);
    await evictDurableObject(chatObject(sessionId)).catch(() => {});
    await scheduler.wait(150);
    await abortAllDurableObjects();
  }
}

/** Null while the object is being killed. */
async function messageCount(sessionId: string): Promise<number | null> {
  const response = await api(`/api/chat/${sessionId}/status`, { vars: UNLIMITED });
  const counted = countSchema.safeParse(await response.json());
  return counted.success ? counted.data.messageCount : null;
}

async function send(
  sessionId: string,
  message: string,
  messageId: string,
): Promise<"counted" | "busy" | "failed" | "limit"> {
  try {
    const response = await api("/api/chat/message", {
      json: { sessionId, message, messageId },
      vars: UNLIMITED,
    });
    const body = await response.text();
    if (response.status === 429) return "limit";
    if (response.status === 409) return "busy";
    return response.status === 200 && readEvents(body).messageCount !== null ? "counted" : "failed";
  } catch {
    return "failed";
  }
}
