import { Agent, request as httpRequest } from "node:http";
import type { FuzzAnswer } from "./judge-answer.ts";
import type { HostileRequest } from "./hostile-request.ts";

const SLOWEST_MS = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * Sends a request as it is, bent address and all, which `fetch` would straighten. Null when the caller
 * went away before there was an answer.
 */
export function sendRequest(origin: string, sent: HostileRequest): Promise<FuzzAnswer | null> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      {
        agent,
        hostname,
        port,
        method: sent.method,
        path: sent.path.split("#")[0],
        headers: { ...sent.headers, ...statedLength(sent) },
        timeout: SLOWEST_MS,
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", reject);
        incoming.on("end", () => {
          const headers = new Headers();
          for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
            for (const value of values) headers.append(name, value);
          }
          const body = Buffer.concat(chunks).toString("utf8");
          resolve({ status: incoming.statusCode ?? 0, headers, body });
        });
      },
    );
    outgoing.on("timeout", () => outgoing.destroy(new Error(`no answer within ${SLOWEST_MS} ms`)));
    outgoing.on("error", (error) => (sent.hangsUp ? resolve(null) : reject(error)));
    if (!sent.hangsUp || !sent.body) return outgoing.end(sent.body ?? undefined);
    outgoing.write(sent.body.subarray(0, sent.body.length / 2), () => outgoing.destroy());
    outgoing.on("close", () => resolve(null));
  });
}

/** Node sends the bodies of these in chunks; those of others without any mark of their end. */
const CHUNKED = new Set(["POST", "PUT", "PATCH"]);

/** Every other body comes in chunks, without a word on its length. */
function statedLength({ method, body, index }: HostileRequest): Record<string, number> {
  const inChunks = index % 2 === 1 && CHUNKED.has(method);
  return body && !inChunks ? { "content-length": body.length } : {};
}
