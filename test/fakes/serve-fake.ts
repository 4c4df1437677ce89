import type { IncomingMessage, ServerResponse } from "node:http";
import { listenOnLoopback, readBody, type LoopbackServer } from "./loopback-server.ts";

/** A fake peer: answers requests as its original would. */
export type Fake = { handle: (request: Request) => Promise<Response> };

/** Puts a fake on a port of this machine, for a Worker that runs in a process of its own; port 0 takes any. */
export async function serveFake(fake: Fake, port = 0): Promise<LoopbackServer> {
  const server = await listenOnLoopback(port, (request, response) => {
    answer(fake, server.url, request, response).catch(() => response.destroy());
  });
  return server;
}

async function answer(
  fake: Fake,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "GET", url = "/" } = request;
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const hasBody = method !== "GET" && method !== "HEAD";
  const body = hasBody ? { body: await readBody(request) } : {};
  const answered = await fake.handle(new Request(new URL(url, origin), { method, headers, ...body }));
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(Buffer.from(await answered.arrayBuffer()));
}
