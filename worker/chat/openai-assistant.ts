import { claimJudge } from "#domain/interview/claim-judge";
import { ClauseGate } from "#domain/interview/clause-gate";
import { SpeechGate } from "#domain/interview/speech-gate";
import { namesOnSale } from "#domain/offers/on-sale";
import type { ChatCompletionChunk, ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type { Assistant, ReplyRequest } from "./assistant.ts";
import type { ModelSettings } from "./model-settings.ts";
import { openaiClient, outputLimit, textOf } from "./openai-client.ts";
import { replyPrompt } from "./prompt.ts";
import { estimatedTokens, type TokenMeter } from "./token-meter.ts";
import { withPatience, type Patience } from "./watchdog.ts";

/** How long, in milliseconds, before the scripted assistant takes over or the reply is abandoned. */
const REPLY_PATIENCE: Patience = { first: 15_000, idle: 15_000, total: 60_000 };
const REPLY_TOKENS = 700;
/** Models whose prompt already begins their thoughts, so that nothing in the reply does. */
const THINKS_FIRST = /\b(?:r1|qwq|z1|thinking)\b/i;

export class UnfinishedReply extends Error {
  override readonly name = "UnfinishedReply";
}

type Heard = { text: string; finish: ChatCompletionChunk.Choice["finish_reason"]; tokens: number };

/**
 * An assistant on any OpenAI-compatible endpoint. Only its speech to the visitor is passed on, and checked against what
 * is for sale.
 */
export function openaiAssistant(
  settings: ModelSettings,
  meter: TokenMeter,
  patience: Patience = REPLY_PATIENCE,
): Assistant {
  return {
    async *reply(request) {
      const messages = replyPrompt(request);
      const client = openaiClient(settings, patience.first);
      const judge = claimJudge({ catalog: request.catalog, own: ownWords(request), words: request.asks });
      const gate = new ClauseGate(judge, namesOnSale(request.catalog));
      const speech = new SpeechGate({ thinksFirst: THINKS_FIRST.test(settings.model) });
      const body = bodyOf(settings, messages);
      const heard: Heard = { text: "", finish: null, tokens: 0 };
      try {
        const open = (signal: AbortSignal) => client.chat.completions.create(body, { signal });
        for await (const chunk of withPatience<ChatCompletionChunk>(open, patience)) {
          heard.tokens = chunk.usage?.total_tokens ?? heard.tokens;
          const choice = chunk.choices?.[0];
          heard.finish = choice?.finish_reason ?? heard.finish;
          const piece = textOf(choice?.delta?.content);
          heard.text += piece;
          const shown = gate.push(speech.push(piece));
          if (shown !== "") yield shown;
        }
        // It may be cut off anywhere without a reason to stop, or with any other.
        const isWhole = heard.finish === "stop" || (heard.finish === "length" && speech.endsSentence);
        if (!isWhole) throw new UnfinishedReply();
        const shown = gate.push(speech.end()) + gate.end();
        if (shown !== "") yield shown;
      } finally {
        meter.add(heard.tokens || estimatedTokens(JSON.stringify(messages), heard.text));
      }
    },
  };
}

function bodyOf(settings: ModelSettings, messages: ChatCompletionMessageParam[]) {
  return {
    model: settings.model,
    messages,
    stream: true as const,
    stream_options: { include_usage: true },
    ...outputLimit(settings, REPLY_TOKENS),
  };
}

/** The visitor's own statements; a reply may repeat the figures in them. */
function ownWords({ turn }: ReplyRequest): string[] {
  return [...Object.values(turn.collected), ...(turn.fact ? [turn.fact.quote] : [])];
}
