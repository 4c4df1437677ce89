import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../domain/funnel/interview/seeded-random.ts";
import { listenOnLoopback, readBody } from "../../fakes/loopback-server.ts";

/** A model on loopback. No two of its replies are the same. */
export type ModelPeer = {
  vars: Record<string, string>;
  /** Replies that were begun. */
  begun: () => number;
  /** Replies that it has sent to their end. */
  whole: ReadonlySet<string>;
  stop: () => Promise<void>;
};

/** Starts a model that speaks a word every few milliseconds and breaks off `cuts` replies in the middle. */
export async function startModelPeer(random: Random, cuts: number): Promise<ModelPeer> {
  const whole = new Set<string>();
  let [begun, cutsLeft] = [0, cuts];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { stream }: { stream?: boolean } = JSON.parse(await readBody(request));
    if (!stream) return sendNoFacts(response);
    begun += 1;
    const reply = `Reply ${begun} is whole, and it has a last word, hasn't it?`;
    const isCut = cutsLeft > 0 && random.chance(0.2);
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const word of reply.match(/\S+\s*/g) ?? []) {
      response.write(chunk({ delta: { content: word }, finish_reason: null }));
      await sleep(1 + random.below(6));
      if (isCut && word.startsWith("last")) return cut(response);
    }
    response.end(`${chunk({ delta: {}, finish_reason: "stop" })}data: [DONE]\n\n`);
    whole.add(reply);
  };
  const cut = (response: ServerResponse) => {
    cutsLeft -= 1;
    response.destroy();
  };
  const server = await listenOnLoopback(0, (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const vars = { OPENAI_API_KEY: "chaos", OPENAI_BASE_URL: `${server.url}/v1`, OPENAI_MODEL: "chaos" };
  return { vars, begun: () => begun, whole, stop: server.close };
}

function chunk(choice: Record<string, unknown>): string {
  const body = { id: "c", object: "chat.completion.chunk", created: 1, model: "chaos", usage: null };
  return `data: ${JSON.stringify({ ...body, choices: [{ index: 0, ...choice }] })}\n\n`;
}

function sendNoFacts(response: ServerResponse): void {
  const message = { role: "assistant", content: JSON.stringify({ facts: [] }) };
  const body = { id: "c", object: "chat.completion", created: 1, model: "chaos" };
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ ...body, choices: [{ index: 0, finish_reason: "stop", message }] }));
}
