import { CHAT_ATTEMPT_CAP, CHAT_MESSAGE_CAP } from "#domain/funnel/chat/chat";
import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../domain/funnel/interview/seeded-random.ts";
import { startChaosApp, type ChaosApp } from "../chaos-app.ts";
import { sayUntilAnswered, statusCount, transcript, type ChatMessage, type Sent } from "../chat-visitor.ts";
import { killRuntime, untilUp } from "../kill-runtime.ts";
import { meanwhile } from "../meanwhile.ts";
import { startModelPeer, type ModelPeer } from "../peers/model-peer.ts";
import { exactly, told, type Figure, type Scenario } from "../scenario.ts";

const LONG = { messages: 500, kills: 10, cuts: 5 };
const SHORT = { messages: 30, kills: 1, cuts: 1 };

type Counted = Extract<Sent, { outcome: "counted" }> & { message: string };

type Hammered = {
  counted: Counted[];
  full: number;
  kills: number;
  /** Times that the status told less than before, or than a reply had said. */
  falls: number;
  highest: number;
};

/** Far more messages than a chat takes, all at once, while the runtime is killed and the model breaks off. */
export const capHammer: Scenario = {
  name: "cap-hammer",
  run: async (chaos, random) => {
    const wanted = chaos.short ? SHORT : LONG;
    const model = await startModelPeer(random, wanted.cuts);
    const app = await startChaosApp(chaos, "cap-hammer", { vars: model.vars, connected: false });
    try {
      const sessionId = crypto.randomUUID();
      const messages = Array.from({ length: wanted.messages }, (_, index) => ({
        sessionId,
        message: `message ${index}`,
        messageId: crypto.randomUUID(),
      }));
      const hammered = await hammer(app, messages, wanted.kills, random);
      return await figuresOf(app, sessionId, hammered, model);
    } finally {
      await app.stop();
      await model.stop();
    }
  },
};

async function hammer(
  app: ChaosApp,
  messages: readonly ChatMessage[],
  wanted: number,
  random: Random,
): Promise<Hammered> {
  const result: Hammered = { counted: [], full: 0, kills: 0, falls: 0, highest: 0 };
  const sessionId = messages[0]?.sessionId ?? "";
  let acknowledged = 0;
  const send = async (call: ChatMessage) => {
    const sent = await sayUntilAnswered(app.url, call, random);
    if (sent.outcome === "full") return void (result.full += 1);
    acknowledged = Math.max(acknowledged, sent.messageCount);
    result.counted.push({ ...sent, message: call.message });
  };
  let before = 0;
  const watch = async () => {
    const least = Math.max(before, acknowledged);
    const count = await statusCount(app.url, sessionId);
    await sleep(5);
    if (count === null) return;
    if (count < least) result.falls += 1;
    before = count;
    result.highest = Math.max(result.highest, count);
  };
  const kill = async () => {
    while (result.kills < wanted && result.counted.length < CHAT_MESSAGE_CAP) {
      await untilUp(app.url);
      await sleep(random.below(250));
      if (killRuntime()) result.kills += 1;
    }
  };
  await meanwhile(Promise.all([...messages.map(send), kill()]), watch);
  return result;
}

async function figuresOf(
  { url, staff }: ChaosApp,
  sessionId: string,
  { counted, full, kills, falls, highest }: Hammered,
  model: ModelPeer,
): Promise<Figure[]> {
  await untilUp(url);
  const entries = await transcript(url, sessionId, staff);
  const pairs = entries.filter(
    ({ role }, index) => role === "user" && entries[index + 1]?.role === "assistant",
  );
  const replies = new Map(entries.map(({ content }, index) => [content, entries[index + 1]?.content]));
  const asReceived = counted.filter(({ message, reply }) => replies.get(message) === reply);
  const whole = entries.filter(({ role, content }) => role === "assistant" && model.whole.has(content));
  const begun = model.begun();
  return [
    told("messages sent at once on one session", counted.length + full),
    told("kills while they were", kills),
    exactly("messages counted", CHAT_MESSAGE_CAP, counted.length),
    exactly("the status at the end", CHAT_MESSAGE_CAP, (await statusCount(url, sessionId)) ?? -1),
    exactly("the highest status", CHAT_MESSAGE_CAP, highest),
    exactly("times that the status fell", 0, falls),
    exactly("entries of the transcript", 2 * CHAT_MESSAGE_CAP, entries.length),
    exactly("messages with their reply behind them", CHAT_MESSAGE_CAP, pairs.length),
    exactly("replies stored as their visitor got them", CHAT_MESSAGE_CAP, asReceived.length),
    exactly("replies that are whole", CHAT_MESSAGE_CAP, new Set(whole.map(({ content }) => content)).size),
    {
      what: "replies that the model began",
      expected: `≤ ${CHAT_ATTEMPT_CAP}`,
      measured: String(begun),
      ok: begun <= CHAT_ATTEMPT_CAP,
    },
  ];
}
