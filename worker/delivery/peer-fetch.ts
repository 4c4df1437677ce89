import type { Outcome } from "./outcome.ts";

/** A service's response: enough to judge it, but never enough to fill the memory. */
export type PeerAnswer = { status: number; body: string; retryAfter: number | undefined };

/** The most characters read of a response that only reports success or failure. */
const BODY_MAX = 16_384;
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;
/** Every HTTP date format starts with the name of a day. */
const HTTP_DATE = /^[A-Z][a-z]{2,8},? /;

/**
 * Calls an external service and reads the beginning of its response. Redirects are not followed. Throws if there is no
 * response within `timeout` (ms) or only part of one, unless its status says that the call was accepted: an accepted
 * call is not repeated because its body broke off. `most` is the number of characters to read.
 */
export async function peerFetch(
  url: string,
  init: RequestInit,
  timeout: number,
  most = BODY_MAX,
): Promise<PeerAnswer & { headers: Headers }> {
  const signal = AbortSignal.timeout(timeout);
  const late = givenUp(signal);
  const response = await Promise.race([fetch(url, { ...init, redirect: "manual", signal }), late]);
  const body = Promise.race([readBeginning(response, most), late]);
  return {
    status: response.status,
    body: await (response.ok ? body.catch(() => "") : body),
    retryAfter: retryAfterOf(response.headers.get("retry-after")),
    headers: response.headers,
  };
}

/** The outcome for a response by its status alone (contract 10); `error` names what the service reported. */
export function outcomeOfStatus({ status, retryAfter }: PeerAnswer, error = `http_${status}`): Outcome {
  if (status >= 200 && status < 300) return { result: "sent" };
  if (status === 401) return { result: "paused", error };
  const passing = [408, 425, 429].includes(status) || status >= 500 || status < 400;
  if (!passing) return { result: "dead", error };
  return { result: "retry", error, peerDown: true, ...(retryAfter !== undefined && { after: retryAfter }) };
}

/** The outcome for a call without a response: refused, reset, unresolvable or too slow. */
export function outcomeOfFailure(error: unknown): Outcome {
  const isTimeout = error instanceof Error && error.name === "TimeoutError";
  return { result: "retry", error: isTimeout ? "timeout" : "network", peerDown: true };
}

/**
 * Seconds or an HTTP date, as milliseconds from now; undefined if it is neither. At most a day: a service that asks for
 * a year is mistaken, and the message waiting for it would never be seen to fail.
 */
export function retryAfterOf(header: string | null): number | undefined {
  const text = header?.trim() ?? "";
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : HTTP_DATE.test(text) ? untilDate(text) : Number.NaN;
  return Number.isNaN(wait) ? undefined : Math.min(LONGEST_WAIT_MS, Math.max(0, wait));
}

function untilDate(text: string): number {
  return Date.parse(text) - Date.now();
}

function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}

async function readBeginning(response: Response, most: number): Promise<string> {
  if (!response.body) return "";
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
    if (text.length < most) continue;
    await reader.cancel();
    return text.slice(0, most);
  }
}
