import { LeakedThought, speechIn, SpeechGate } from "#domain/funnel/interview/speech-gate";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const ASK = "Which best describes your funnel?";
const THOUGHT = "They look poor.\nUser: is new, a < b, [maybe] <b>5</b>.";

/** What a visitor hears of a text that comes in these pieces; "leaked" if a thought was taken for speech. */
function heard(pieces: readonly string[], thinksFirst = false): string {
  const gate = new SpeechGate({ thinksFirst });
  try {
    return pieces.map((piece) => gate.push(piece)).join("") + gate.end();
  } catch (error) {
    if (error instanceof LeakedThought) return "leaked";
    throw error;
  }
}

/** Thoughts in all the forms that models write, each before the question. */
const THOUGHTS: readonly string[] = [
  ...["think", "thinking", "thought", "reasoning", "reason", "analysis", "reflection", "scratchpad"].map(
    (name) => `<${name}>${THOUGHT}</${name}>\n\n${ASK}`,
  ),
  `<think>${THOUGHT}</think>${ASK}`,
  `<THINK>${THOUGHT}</Think>${ASK}`,
  `<think >${THOUGHT}</ think>${ASK}`,
  `<think duration="2/3">${THOUGHT}</think>${ASK}`,
  `\n<think>\n</think>\n${ASK}`,
  `<think>${THOUGHT}<think>more</think> and more</think>${ASK}`,
  `<thinking>${THOUGHT}</think>${ASK}`,
  `<think>${THOUGHT}</think><think>${THOUGHT}</think>${ASK}`,
  `[THINK]${THOUGHT}[/THINK]${ASK}`,
  `◁think▷${THOUGHT}◁/think▷${ASK}`,
  `<seed:think>${THOUGHT}</seed:think>${ASK}`,
  `<|begin_of_thought|>${THOUGHT}<|end_of_thought|>${ASK}`,
  `<|START_THINKING|>${THOUGHT}<|END_THINKING|>${ASK}`,
  `<tool_call>{"name":"store"}</tool_call>${ASK}`,
  `<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant<|channel|>final<|message|>${ASK}<|return|>`,
  `<|start|>assistant<|channel|>analysis<|message|>${THOUGHT}<|start|>assistant<|channel|>final<|message|>${ASK}`,
  `<|channel|>commentary to=functions.x <|constrain|>json<|message|>{}<|call|><|channel|>final<|message|>${ASK}`,
  `<|channel>thought\n${THOUGHT}<channel|>${ASK}`,
  `analysis${THOUGHT}assistantfinal${ASK}`,
];

/** Marks and roles around the question. */
const MARKED: readonly string[] = [
  `${ASK}<|im_end|>`,
  `${ASK}</s>`,
  `${ASK}<|eot_id|><|start_header_id|>user<|end_header_id|>\n\nI have one.`,
  `${ASK}<|im_end|>\n<|im_start|>user\nI have one.<|im_end|>\n<|im_start|>assistant\nNice!`,
  `<|im_start|>assistant\n${ASK}<|im_end|>`,
  `<|start_header_id|>assistant<|end_header_id|>\n\n${ASK}<|eot_id|>`,
  `<start_of_turn>model\n${ASK}<end_of_turn>`,
  `<|turn>model\n${ASK}<turn|>`,
  `<｜Assistant｜>${ASK}<｜end▁of▁sentence｜>`,
  `<|assistant|>\n${ASK}<|endoftext|>`,
  `<|user|>\nHello<|assistant|>\n${ASK}`,
  `<s>[INST] <<SYS>>[/INST] ${ASK}`,
  `<answer>${ASK}</answer>`,
  `<|reserved_special_token_7|>${ASK}`,
  `Assistant: ${ASK}`,
  `assistant\n\n${ASK}`,
  `**Assistant:** ${ASK}`,
  `### Assessor\n${ASK}`,
  `AI: ${ASK}`,
  `User: hello\nAssistant: ${ASK}`,
  `${ASK}\nUser: I have one.\nAssistant: Nice!`,
  `${ASK}\n\nHuman: I have one.`,
  `<think>${THOUGHT}</think>Assistant: ${ASK}`,
];

/** What any text is made of in the properties. */
const PARTS: readonly string[] =
  "<think> </think> <|channel|> analysis final <|message|> <|end|> <|im_end|> [THINK] [/THINK] <|start|> assistant User: Assistant: assistantfinal < > | [ ** a Hi."
    .split(" ")
    .concat("\n", " ");

describe("leaves the question alone", () => {
  it.each([...THOUGHTS, ...MARKED])("%j", (text) => {
    expect(heard([text])).toBe(ASK);
    expect(heard([text], true)).toBe(ASK);
    expect(speechIn(text)).toBe(ASK);
  });
});

describe("says nothing of a thought that does not end", () => {
  it.each([
    `<think>${THOUGHT}`,
    `[THINK]${THOUGHT}`,
    `<|channel|>analysis<|message|>${THOUGHT}`,
    `<|channel>thought\n${THOUGHT}`,
    `analysis${THOUGHT}`,
    `<think>${THOUGHT}<think></think>${THOUGHT}`,
  ])("%j", (text) => {
    const gate = new SpeechGate({ thinksFirst: false });
    expect(gate.push(text) + gate.end()).toBe("");
    expect(gate.endsSentence).toBe(false);
  });
});

describe("a thought that nothing begins", () => {
  const text = `${THOUGHT}</think>\n${ASK}`;

  it("is held back where the model is known for it", () => {
    expect(heard([text], true)).toBe(ASK);
    expect(heard([...text], true)).toBe(ASK);
  });

  it("fails the reply where it is not, in one piece or in many", () => {
    expect(heard([text])).toBe("leaked");
    expect(heard([...text])).toBe("leaked");
  });

  it("is speech where nothing ends it either", () => {
    expect(heard([ASK], true)).toBe(ASK);
  });
});

describe("leaves speech as it is", () => {
  it.each([
    ASK,
    "Spending <$100 a day, or >$100? 3 < 5, a<b.",
    "Is it [A] or [B], (1) or 2?\n\n* one\n* two",
    "As I said: assist your users. User: that is you.",
    "Assistants:\nanalysis of ads, a final one",
    "Analysis: fine. Think about <b>it</b>. [Final] <3",
    "Grüß dich 👋🏽, das klingt gut 👩‍💻!",
    "…<",
    "a",
    "Users\nare people. AI\u00a0helps",
  ])("%j", (text) => {
    expect(heard([text])).toBe(text);
    expect(heard([...text])).toBe(text);
  });
});

describe("wherever the text is parted", () => {
  const whole = fc.oneof(
    fc.constantFrom(...THOUGHTS, ...MARKED, `${THOUGHT}</think>${ASK}`, `Hi. <think>${THOUGHT}`),
    fc
      .array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ maxLength: 5 })), { maxLength: 12 })
      .map((parts) => parts.join("")),
  );

  it("the visitor hears the same", () => {
    fc.assert(
      fc.property(whole, fc.array(fc.nat()), fc.boolean(), (text, cuts, thinksFirst) => {
        const places = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b);
        const pieces = [0, ...places].map((start, index) => text.slice(start, places[index] ?? text.length));
        expect(heard(pieces, thinksFirst)).toBe(heard([text], thinksFirst));
        expect(heard([...text], thinksFirst)).toBe(heard([text], thinksFirst));
      }),
      { numRuns: 2000 },
    );
  });

  it("at each single place", () => {
    for (const text of [...THOUGHTS, ...MARKED])
      for (let at = 0; at <= text.length; at++)
        expect(heard([text.slice(0, at), text.slice(at)])).toBe(heard([text]));
  });
});

it("reads a long text in a time that grows with it", () => {
  for (const text of ["<", "[", "*", "a", "<think>", "< think", "\nUser", "assistantfina"]) {
    // Were its time to grow faster than the text, all of them would not end within the test's own time.
    expect(heard([text.repeat(200_000 / text.length)]).length).toBeLessThanOrEqual(200_000);
  }
});
