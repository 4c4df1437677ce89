import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { createGzip } from "node:zlib";
import { freePort } from "../../start/free-ports.ts";

const COMPRESSED = /^(text\/|application\/(javascript|json|manifest)|image\/svg)/;

function pass(answer: IncomingMessage, response: ServerResponse): void {
  const headers = { ...answer.headers };
  const isText = COMPRESSED.test(headers["content-type"] ?? "") && !headers["content-encoding"];
  if (isText) {
    delete headers["content-length"];
    headers["content-encoding"] = "gzip";
  }
  response.writeHead(answer.statusCode ?? 502, headers);
  if (isText) answer.pipe(createGzip()).pipe(response);
  else answer.pipe(response);
}

/**
 * Stands before a local server and compresses text, as the network in front of the real one does: else
 * a page would be charged for bytes that no visitor loads. Listens on a free loopback port.
 */
export async function startCompressingProxy(target: string) {
  const server = createServer((incoming, response) => {
    const headers = { ...incoming.headers, host: new URL(target).host, "accept-encoding": "identity" };
    const onward = request(`${target.replace(/\/$/, "")}${incoming.url ?? "/"}`, {
      method: incoming.method ?? "GET",
      headers,
    });
    onward.on("response", (answer) => pass(answer, response));
    onward.on("error", () => response.writeHead(502).end());
    incoming.pipe(onward);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
