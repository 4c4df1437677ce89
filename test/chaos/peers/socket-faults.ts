import type { ServerResponse } from "node:http";

/**
 * A way in which a peer fails on a real connection. `refused` ones do not even listen; `act` answers a
 * request instead of the peer; `isTaken` ones have the peer accept it first.
 */
export type SocketFault = {
  name: string;
  isTaken?: boolean;
  isRefused?: boolean;
  /** It takes as long as the caller waits. */
  isSlow?: boolean;
  /** An ordinary answer, which needs no connection to be tried. */
  isPlain?: boolean;
  /** Milliseconds that it asks the caller to wait. */
  retryAfter?: number;
  act: (response: ServerResponse) => void;
};

function answering(
  name: string,
  status: number,
  body = "",
  headers: Record<string, string> = {},
): SocketFault {
  return { name, isPlain: true, act: (response) => void response.writeHead(status, headers).end(body) };
}

/** Sends the beginning of an answer, and what then happens to the connection. */
function beginning(name: string, status: number, then: "reset" | "stall"): SocketFault {
  return {
    name,
    isSlow: then === "stall",
    isTaken: status < 300,
    act: (response) => {
      response.writeHead(status, { "content-type": "application/json", "content-length": "1000" });
      response.write('{"o', () => then === "reset" && response.socket?.resetAndDestroy());
    },
  };
}

const raw = (name: string, text: string): SocketFault => ({
  name,
  act: (response) => void response.socket?.end(text),
});

/** Faults after which the same call may go through later. */
export const PASSING: readonly SocketFault[] = [
  { name: "refused", isRefused: true, act: () => {} },
  { name: "reset before an answer", act: (response) => void response.socket?.resetAndDestroy() },
  { name: "closed without a byte", act: (response) => void response.socket?.end() },
  raw("an answer that is not HTTP", "SSH-2.0-OpenSSH_9.9\r\n\r\n"),
  raw("closed within the headers", "HTTP/1.1 200 OK\r\ncontent-ty"),
  { name: "no answer", isSlow: true, act: () => {} },
  answering("302", 302, "", { location: "http://localhost:9/" }),
  answering("429 without Retry-After", 429),
  { ...answering("429 with Retry-After", 429, "", { "retry-after": "120" }), retryAfter: 120_000 },
  answering("500 with a long page", 500, "x".repeat(200_000)),
  { ...answering("503 with Retry-After", 503, "", { "retry-after": "600" }), retryAfter: 600_000 },
  answering("503 and nothing", 503),
  beginning("500 and a reset", 500, "reset"),
  beginning("500 and a stall", 500, "stall"),
];

/** A peer in good health that has had enough for now. */
export const A_MOMENT: SocketFault = answering("429 with a moment", 429, "", { "retry-after": "1" });

/** Answers whose status says that the call was taken. */
export const TAKEN: readonly SocketFault[] = [
  { ...answering("200 and malformed JSON", 200, '{"ok":'), isTaken: true },
  { ...answering("200 and nothing", 200), isTaken: true },
  { ...answering("204", 204), isTaken: true },
  beginning("200 and a reset", 200, "reset"),
  beginning("200 and a stall", 200, "stall"),
];

/** Answers that say that this call will never do. */
export const FINAL: readonly SocketFault[] = [
  answering("400", 400, "no sense"),
  answering("409", 409),
  answering("422 and malformed JSON", 422, '{"error":'),
];
