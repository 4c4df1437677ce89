/** An OpenAI-compatible chat endpoint and what may be spent on it. */
export type ModelSettings = {
  apiKey: string;
  /** Null is OpenAI itself. */
  baseUrl: string | null;
  model: string;
  /** Tokens a UTC day. */
  dailyTokens: number;
};

/** Without a budget of its own a key may not spend without end (contract 2). */
export const DEFAULT_DAILY_TOKENS = 2_000_000;

/** What the vars say; null while no endpoint is set up, and then the scripted assessor answers (contract 2). */
export function modelSettings(env: Env): ModelSettings | null {
  if (!env.OPENAI_API_KEY || !env.OPENAI_MODEL) return null;
  return {
    apiKey: env.OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL || null,
    model: env.OPENAI_MODEL,
    dailyTokens: tokensOf(env.CHAT_DAILY_TOKEN_BUDGET),
  };
}

/** A budget that cannot be read is none to spend. */
function tokensOf(text: string): number {
  if (text === "") return DEFAULT_DAILY_TOKENS;
  const tokens = Number(text);
  return Number.isFinite(tokens) && tokens > 0 ? tokens : 0;
}
