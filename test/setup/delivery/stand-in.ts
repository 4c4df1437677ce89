type Handler = (request: Request) => Promise<Response>;

/**
 * Answers in place of a host of the network for the rest of the test, as a connection would: a caller
 * that gives up hears of it.
 */
export function standInFor(origin: string, handler: Handler): void {
  const others = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin !== origin) return others(input, init);
    return Promise.race([handler(request), givenUp(init?.signal)]);
  };
}

function givenUp(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}
