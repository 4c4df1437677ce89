/** Adds up what a message has cost in tokens. */
export type TokenMeter = { readonly spent: number; add: (tokens: number) => void };

export function tokenMeter(): TokenMeter {
  let spent = 0;
  return {
    get spent() {
      return spent;
    },
    add: (tokens) => {
      spent += Math.max(0, Math.ceil(tokens));
    },
  };
}

const CHARACTERS_A_TOKEN = 4;

/** For an endpoint that does not say, or a call that failed on the way. */
export function estimatedTokens(...texts: string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0) / CHARACTERS_A_TOKEN;
}
