/** Adds up the tokens that a message has cost. */
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

/** An estimate, for an endpoint that does not report usage or a call that failed midway. */
export function estimatedTokens(...texts: string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0) / CHARACTERS_A_TOKEN;
}
