/** An OpenAI-compatible chat endpoint and its token budget. */
export type ModelSettings = {
  apiKey: string;
  /** Null stands for OpenAI itself. */
  baseUrl: string | null;
  model: string;
  /** Tokens per UTC day. */
  dailyTokens: number;
};

/** A key without a budget of its own must not spend without limit (contract 2). */
export const DEFAULT_DAILY_TOKENS = 2_000_000;

/**
 * The model settings of the environment; null if no endpoint is set up, and the scripted assistant answers (contract
 * 2).
 */
export function modelSettings(env: Env): ModelSettings | null {
  if (!env.OPENAI_API_KEY || !env.OPENAI_MODEL) return null;
  return {
    apiKey: env.OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL || null,
    model: env.OPENAI_MODEL,
    dailyTokens: tokensOf(env.CHAT_DAILY_TOKEN_BUDGET),
  };
}

/** A budget that cannot be parsed allows no spending. */
function tokensOf(text: string): number {
  if (text === "") return DEFAULT_DAILY_TOKENS;
  const tokens = Number(text);
  return Number.isFinite(tokens) && tokens > 0 ? tokens : 0;
}
