import { startChaosApp } from "../chaos-app.ts";
import { sayOnce } from "../chat-visitor.ts";
import { startPeerServer } from "../peers/peer-server.ts";
import { exactly, type Chaos, type Figure } from "../scenario.ts";
import type { SocketFault } from "../peers/socket-faults.ts";

/** A model that fails before its first word in each of these ways: the visitor gets a whole reply all the same. */
export async function modelFaults(chaos: Chaos, faults: readonly SocketFault[]): Promise<Figure> {
  const model = await startPeerServer({ handle: async () => new Response("no model here", { status: 404 }) });
  const vars = { OPENAI_API_KEY: "chaos", OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_MODEL: "chaos" };
  const app = await startChaosApp(chaos, "model-faults", { vars, connected: false });
  try {
    let wrong = 0;
    for (const fault of faults) {
      await model.fail(fault);
      const sessionId = crypto.randomUUID();
      const call = { sessionId, message: "I have my own business", messageId: crypto.randomUUID() };
      const sent = await sayOnce(app.url, call);
      const isWhole =
        sent?.outcome === "counted" && sent.messageCount === 1 && sent.reply.trim().endsWith("?");
      if (isWhole) continue;
      wrong += 1;
      console.error(`the model, ${fault.name}: ${JSON.stringify(sent)}`);
    }
    return exactly(
      `first messages without a whole reply while a model failed in ${faults.length} ways`,
      0,
      wrong,
    );
  } finally {
    await app.stop();
    await model.stop();
  }
}
