import { describe, expect, it } from "vitest";
import { openaiAssistant } from "../../worker/chat/openai-assistant.ts";
import { tokenMeter } from "../../worker/chat/token-meter.ts";
import { freshSessionId } from "../setup/fresh-session-id.ts";
import { allowConsole } from "../setup/runtime/console-guard.ts";
import { analyze, init, say, status } from "./chat-client.ts";
import { fakeModel, replyBytes, streamed } from "./fake-model.ts";
import { FIRST_MESSAGE, MODEL_SETTINGS } from "./first-message.ts";

const ASK = "Which best describes your funnel?";
const SCRIPTED = /own business, or for clients/;

/** A reply in pieces of three letters, so that marks are parted. */
const inPieces = (text: string, finish = "stop") =>
  streamed(replyBytes(text.match(/[^]{1,3}/g) ?? [], finish));

describe("what is no speech is neither shown, nor stored, nor sent back to the model", () => {
  it.each([
    `<think>They look poor.</think>${ASK}`,
    `[THINK]They look poor.[/THINK]${ASK}`,
    `<|channel|>analysis<|message|>They look poor.<|end|><|start|>assistant<|channel|>final<|message|>${ASK}`,
    `Assistant: ${ASK}<|im_end|>\n<|im_start|>user\nThey look poor.`,
    `${ASK}\nUser: They look poor.\nAssistant: Nice!`,
  ])("%s", async (text) => {
    const sessionId = freshSessionId();
    await init(sessionId);
    const model = fakeModel(() => inPieces(text));
    const said = await say(sessionId, "hello");
    expect(said).toMatchObject({ text: ASK, messageCount: 1, error: null });
    expect((await init(sessionId)).messages.at(-1)).toEqual({ role: "assistant", content: ASK });
    await say(sessionId, "and now?");
    expect(JSON.stringify(model.calls)).not.toContain("look poor");
  });
});

it("a reply that is nothing but a thought is left to the script", async () => {
  const sessionId = freshSessionId();
  await init(sessionId);
  fakeModel(() => inPieces("<think>They look poor. I should"));
  const said = await say(sessionId, "hello");
  expect(said).toMatchObject({ messageCount: 1, error: null });
  expect(said.text).toMatch(SCRIPTED);
  expect(said.text).not.toContain("poor");
});

describe("a thought whose beginning nothing marks", () => {
  const text = `They look poor.</think>\n\n${ASK}`;

  it("is never shown where the model is known for it", async () => {
    const sessionId = freshSessionId();
    await init(sessionId);
    fakeModel(() => inPieces(text), {
      vars: { OPENAI_MODEL: "@cf/deepseek-ai/deepseek-r1-distill-qwen-32b" },
    });
    expect(await say(sessionId, "hello")).toMatchObject({ text: ASK, messageCount: 1 });
  });

  it("fails the reply where it is not: nothing is stored or counted", async () => {
    allowConsole(/reply_failed/);
    const sessionId = freshSessionId();
    await init(sessionId);
    fakeModel(() => inPieces(text));
    expect(await say(sessionId, "hello")).toMatchObject({ messageCount: null });
    expect(await status(sessionId)).toMatchObject({ messageCount: 0 });
  });
});

describe("only a reply that ended whole counts", () => {
  it.each([
    ["abort", "Thanks. Which best des"],
    ["abort", "Thanks."],
    ["error", "Thanks."],
    ["content_filter", "Thanks."],
    ["tool_calls", "Thanks."],
    ["length", "Thanks. Which best des"],
    ["length", "Thanks. <think>They look poor."],
    ["length", "Thanks. <thi"],
  ])("%s: %s", async (finish, text) => {
    allowConsole(/reply_failed/);
    const sessionId = freshSessionId();
    await init(sessionId);
    fakeModel(() => inPieces(text, finish));
    expect(await say(sessionId, "hello")).toMatchObject({ messageCount: null });
    expect(await status(sessionId)).toMatchObject({ messageCount: 0 });
  });

  it.each([
    ["stop", "Thanks. Which best describes you"],
    ["length", `Thanks. ${ASK}`],
    ["length", `Thanks. “${ASK}”`],
    ["length", `<think>Hm.</think>${ASK}`],
  ])("%s: %s counts", async (finish, text) => {
    const sessionId = freshSessionId();
    await init(sessionId);
    fakeModel(() => inPieces(text, finish));
    expect(await say(sessionId, "hello")).toMatchObject({ messageCount: 1, error: null });
  });
});

it("content in parts is read, the thoughts in it are not", async () => {
  const chunk = (delta: object, finish: string | null = null) =>
    `data: ${JSON.stringify({ id: "c", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  const thinking = [{ type: "thinking", thinking: [{ type: "text", text: "They look poor." }] }];
  const lines = [
    chunk({ content: thinking }),
    chunk({ content: [{ type: "text", text: ASK }], reasoning_content: "poor" }),
  ];
  fakeModel(() => streamed(new TextEncoder().encode(lines.join("") + chunk({}, "stop"))));
  expect(await reply()).toBe(ASK);
});

async function reply(): Promise<string> {
  let text = "";
  for await (const piece of openaiAssistant(MODEL_SETTINGS, tokenMeter()).reply(FIRST_MESSAGE)) text += piece;
  return text;
}

describe("an empty data line is passed over", () => {
  it.each(["data:\n\n", "data: \n\n", "data:\r\n\r\n", "data:   \n", ":\n\n", "data:\n\n\ndata: \n\n"])(
    "%j, wherever the stream is parted",
    async (line) => {
      const lines = new TextDecoder().decode(replyBytes(["Well ", "data: then."])).split(/(?<=\n\n)/);
      const bytes = new TextEncoder().encode(lines.flatMap((each) => [line, each]).join(""));
      let at = 1;
      fakeModel(() =>
        streamed(
          new ReadableStream<Uint8Array>({
            start: (controller) => {
              controller.enqueue(bytes.slice(0, at));
              controller.enqueue(bytes.slice(at));
              controller.close();
            },
          }),
        ),
      );
      for (; at < bytes.length; at += 13) expect(await reply()).toBe("Well data: then.");
    },
  );
});

describe("an extraction is found", () => {
  const FACTS = '{"facts":[{"field":"goal","value":"scale","quote":"more of \\"it\\" {"}]}';
  it.each([
    ["in prose", `Here is the JSON: ${FACTS} Let me know {if} "that helps.`],
    ["in a fence", `\`\`\`json\n${FACTS}\n\`\`\``],
    ["in a fence with words around it", `Sure! {Note}\n\`\`\`json\n${FACTS}\n\`\`\`\nI found "one" fact.`],
    ["after a thought with a draft", `<think>{"facts":[]} maybe</think>\n${FACTS}`],
    ["after a thought that nothing begins", `maybe {"facts":[]}\n</think>\n${FACTS}`],
    ["within another object", `{"result": ${FACTS}}`],
    ["after braces that are none", `${"{".repeat(20)} ${FACTS}`],
    ["as the last of several", `{"facts":[]} and then ${FACTS}`],
  ])("%s", async (_, content) => {
    const sessionId = freshSessionId();
    fakeModel(() => inPieces("Thanks! What else?"), {
      extract: () => Response.json({ choices: [{ message: { content } }] }),
    });
    await say(sessionId, 'I want more of "it" {, I think');
    expect((await analyze(sessionId)).collected).toEqual({ goal: "scale" });
  });
});
