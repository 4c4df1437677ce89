import { conversation } from "./conversation.ts";
import { HttpClient } from "../http-client.ts";
import { interleave } from "../interleave.ts";
import { count, ms, table } from "../report/markdown.ts";
import { startModelServer, type ModelServer } from "../peers/model-server.ts";
import { newState, startRuntime, type BenchRuntime } from "../runtime.ts";
import type { Bench, Check, Section } from "../report/section.ts";
import { startStaff } from "../staff.ts";
import { median, percentile } from "../report/statistics.ts";
import { countCall, rowsRead, rowsWritten } from "../tally.ts";
import { analyzeCall, get, initCall, messageCall, post } from "./visitor-calls.ts";

const MODEL_MOST_MS = 15;
const SCRIPT_MOST_MS = 25;

type Chat = BenchRuntime & { model: ModelServer; rounds: number };

/** What a visitor waits for in the chat: the first words. */
export const chat: Section = {
  name: "chat",
  title: "Chat",
  run: async (bench) => {
    const [staff, model] = [await startStaff(), await startModelServer()];
    const vars = { ...staff.vars, MODEL_URL: `${model.url}/chat/completions` };
    try {
      const scripted = await withChat(bench, model, vars, scriptedReplies);
      const withModel = await withChat(bench, model, { ...vars, ...model.vars }, modelReplies);
      return {
        markdown: `${withModel.markdown}\n\n${scripted.markdown}`,
        checks: [...withModel.checks, ...scripted.checks],
        measured: ["POST /api/chat/message"],
      };
    } finally {
      await Promise.all([model.stop(), staff.stop()]);
    }
  },
};

async function withChat<Result>(
  { build, folder, options, say }: Bench,
  model: ModelServer,
  vars: Record<string, string>,
  measure: (chat: Chat) => Promise<Result>,
): Promise<Result> {
  const kind = vars["OPENAI_MODEL"] ? "with-a-model" : "scripted";
  say(`replies, ${kind}`);
  const runtime = await startRuntime(build, await newState(folder, `chat-${kind}`), { vars });
  try {
    return await measure({ ...runtime, model, rounds: options.rounds });
  } finally {
    await runtime.stop();
  }
}

/** From the question to the first word, without the time that the model itself took. */
async function modelReplies({ app, bare, counted, model, rounds }: Chat) {
  const direct = new HttpClient(new URL(model.url).origin);
  const question = post("/v1/chat/completions", { model: "bench", stream: true, messages: [] });
  const relayed = { ...question, path: "/relay" };
  const next = conversation(app);
  const added = async (asked: HttpClient, call: typeof question) =>
    (await asked.send(call)).firstByteMs - model.ownMs();
  const [none = [], relay = [], ours = []] = await interleave(
    [() => added(direct, question), () => added(bare, relayed), async () => added(app, await next())],
    rounds,
  );
  const markdown = `Time to the first word beyond the model's own, which streams from loopback.

${table(["asked", ">added ms", ">p95"], [row("the model itself", none), row("a bare Worker that relays it", relay), row("our Worker", ours)])}

${await whatAMessageCosts(counted)}`;
  const what = "chat: time added to the model's first token, median";
  return { markdown, checks: [check(what, MODEL_MOST_MS, ours)] };
}

async function scriptedReplies({ app, bare, rounds }: Chat) {
  const next = conversation(app);
  const stream = { method: "GET" as const, path: "/stream" };
  const [plain = [], ours = []] = await interleave(
    [
      async () => (await bare.send(stream)).firstByteMs,
      async () => {
        const call = await next();
        return (await app.send(call)).firstByteMs;
      },
    ],
    rounds,
  );
  const markdown = `First byte of a reply of the scripted assessor, beside a bare Worker that streams a dozen words.

${table(["asked", ">first byte ms", ">p95"], [row("a bare Worker", plain), row("our Worker", ours)])}`;
  return { markdown, checks: [check("chat: first byte of a scripted reply, median", SCRIPT_MOST_MS, ours)] };
}

/** D1 and the object's own rows, of the first messages of a chat with a model. */
async function whatAMessageCosts(counted: HttpClient): Promise<string> {
  const sessionId = crypto.randomUUID();
  const calls = [
    ["init", initCall(sessionId)],
    ["the first message", messageCall(sessionId, "I have my own business")],
    ["the next message", messageCall(sessionId, "My results go up and down")],
    ["analyze", analyzeCall(sessionId)],
    ["status", get(`/api/chat/${sessionId}/status`)],
  ] as const;
  const rows: string[][] = [];
  for (const [name, call] of calls) {
    const { answer, after, object } = await countCall(counted, call);
    const trips = [...answer, ...after];
    rows.push([
      name,
      count(answer.length),
      count(after.length),
      count(rowsRead(trips)),
      count(rowsWritten(trips)),
      count(object.rowsRead),
      count(object.rowsWritten),
    ]);
  }
  const heads = [
    "call",
    ">round trips",
    ">behind it",
    ">rows read",
    ">written",
    ">object's rows read",
    ">written",
  ];
  return `What the calls of a chat ask of D1 and of the object, with what follows a reply.\n\n${table(heads, rows)}`;
}

function row(name: string, values: readonly number[]): string[] {
  return [name, ms(median(values)), ms(percentile(values, 0.95))];
}

function check(what: string, most: number, values: readonly number[]): Check {
  const measured = median(values);
  return { what, limit: `${most} ms`, measured: `${ms(measured)} ms`, ok: measured <= most };
}
