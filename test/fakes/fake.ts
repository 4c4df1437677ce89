import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "./loopback-server.ts";

/** A fake peer: answers requests as its original would. */
export type Fake = { handle: (request: Request) => Promise<Response> };

/** Has a fake answer a request that came over the network. `origin` is where the fake is said to be. */
export async function askFake(fake: Fake, origin: string, incoming: IncomingMessage): Promise<Response> {
  const { method = "GET", url = "/" } = incoming;
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const body = method === "GET" || method === "HEAD" ? null : await readBody(incoming);
  return fake.handle(new Request(new URL(url, origin), { method, headers, body }));
}

/** Sends what a fake answered. */
export async function sendAnswer(answered: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(answered.status, Object.fromEntries(answered.headers));
  for await (const chunk of answered.body ?? []) outgoing.write(chunk);
  outgoing.end();
}
