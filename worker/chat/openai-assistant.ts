import { claimJudge } from "#domain/interview/claim-judge";
import { ClauseGate } from "#domain/interview/clause-gate";
import { namesOnSale } from "#domain/offers/on-sale";
import type { ChatCompletionChunk } from "openai/resources/chat/completions";
import type { Assistant, ReplyRequest } from "./assistant.ts";
import type { ModelSettings } from "./model-settings.ts";
import { openaiClient, outputLimit } from "./openai-client.ts";
import { replyPrompt } from "./prompt.ts";
import { estimatedTokens, type TokenMeter } from "./token-meter.ts";
import { withPatience, type Patience } from "./watchdog.ts";

/** How long, in milliseconds, before the scripted assistant takes over or the reply is abandoned. */
const REPLY_PATIENCE: Patience = { first: 15_000, idle: 15_000, total: 60_000 };
const REPLY_TOKENS = 700;

export class UnfinishedReply extends Error {
  override readonly name = "UnfinishedReply";
}

type Heard = { text: string; finish: ChatCompletionChunk.Choice["finish_reason"]; tokens: number };

/** An assistant on any OpenAI-compatible endpoint. Its replies are checked against what is for sale. */
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
      const body = {
        model: settings.model,
        messages,
        stream: true as const,
        stream_options: { include_usage: true },
        ...outputLimit(settings, REPLY_TOKENS),
      };
      const heard: Heard = { text: "", finish: null, tokens: 0 };
      try {
        const open = (signal: AbortSignal) => client.chat.completions.create(body, { signal });
        for await (const chunk of withPatience<ChatCompletionChunk>(open, patience)) {
          heard.tokens = chunk.usage?.total_tokens ?? heard.tokens;
          const choice = chunk.choices?.[0];
          heard.finish = choice?.finish_reason ?? heard.finish;
          const piece = choice?.delta?.content ?? "";
          heard.text += piece;
          const shown = gate.push(piece);
          if (shown !== "") yield shown;
        }
        // A stream that ends without a finish reason, or is stopped by a filter, may be cut off anywhere.
        if (heard.finish === null || heard.finish === "content_filter") throw new UnfinishedReply();
        const rest = gate.end();
        if (rest !== "") yield rest;
      } finally {
        meter.add(heard.tokens || estimatedTokens(JSON.stringify(messages), heard.text));
      }
    },
  };
}

/** The visitor's own statements; a reply may repeat the figures in them. */
function ownWords({ turn }: ReplyRequest): string[] {
  return [...Object.values(turn.collected), ...(turn.fact ? [turn.fact.quote] : [])];
}
