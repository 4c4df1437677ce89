declare global {
  interface Window {
    /** Calls that the document made before any of our code ran, by path (`web/build/early-script.ts`). */
    earlyCalls?: Record<string, Promise<Response>>;
  }
}

/** The browser's `fetch`; what the document has asked for already is not asked for again, once. */
export function fetchOnce(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const path = String(input);
  const early = init?.method === "GET" ? globalThis.window?.earlyCalls?.[path] : undefined;
  if (!early) return fetch(input, init);
  delete window.earlyCalls?.[path];
  return early;
}
