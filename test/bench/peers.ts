import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod/mini";
import { listenOnLoopback, readBody } from "../fakes/loopback-server.ts";
import { FakeMeta } from "../fakes/meta/fake-meta.ts";
import { FakeSlack } from "../fakes/slack/fake-slack.ts";
import { freePort } from "../tools/free-ports.ts";
import type { HttpClient } from "./http-client.ts";

export const FAILURES = ["answers 500", "never answers", "refuses the connection"] as const;
export type Failure = (typeof FAILURES)[number];

/** Slack and Meta on loopback, and what a Worker is told of them and of its mail. */
export type Peers = {
  vars: Record<string, string>;
  /** Connects the Worker's Slack, as staff do it in the settings. */
  connectSlack: (client: HttpClient, staff: Record<string, string>) => Promise<void>;
  /** From now on every call fails like this. A connection that is refused stays so. */
  fail: (failure: Failure) => Promise<void>;
  stop: () => Promise<void>;
};

const SLACK = { clientId: "bench-client", clientSecret: "bench-secret" };
const META = { pixelId: "1234567890", token: "bench-token" };

const statusSchema = z.object({ authorizeUrl: z.string() });

/** Starts both peers, in good health. */
export async function startPeers(): Promise<Peers> {
  let failure: Failure | null = null;
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const [slack, meta] = [new FakeSlack({ origin, ...SLACK }), new FakeMeta(META)];
  const server = await listenOnLoopback(port, (request, response) => {
    if (failure === "never answers") return;
    if (failure === "answers 500") return void response.writeHead(500).end();
    const peer = request.url?.endsWith("/events") ? meta : slack;
    answer((asked) => peer.handle(asked), request, response, origin).catch(() => response.destroy());
  });
  return {
    vars: varsFor(origin),
    connectSlack: (client, staff) => connectSlack(slack, client, staff),
    fail: async (next) => {
      failure = next;
      if (next === "refuses the connection") await server.close();
    },
    stop: server.close,
  };
}

function varsFor(origin: string): Record<string, string> {
  return {
    SLACK_CLIENT_ID: SLACK.clientId,
    SLACK_CLIENT_SECRET: SLACK.clientSecret,
    SLACK_ORIGIN: origin,
    META_PIXEL_ID: META.pixelId,
    META_CAPI_TOKEN: META.token,
    META_GRAPH_ORIGIN: origin,
    EMAIL_FROM: "BPM <hello@bpm.example>",
    SENDER_POSTAL_ADDRESS: "BPM Inc., 1 Main St, Calgary AB, Canada",
  };
}

async function connectSlack(slack: FakeSlack, client: HttpClient, headers: Record<string, string>) {
  const { body } = await client.send({ method: "GET", path: "/api/slack/status", headers });
  const state = new URL(statusSchema.parse(JSON.parse(body)).authorizeUrl).searchParams.get("state");
  const code = slack.issueCode(`${client.origin}/api/slack/callback`);
  const path = `/api/slack/callback?code=${code}&state=${encodeURIComponent(state ?? "")}`;
  const ended = await client.send({ method: "GET", path, headers, status: 302 });
  if (!ended.headers.get("location")?.endsWith("slack=connected"))
    throw new Error("Slack was not connected.");
}

/** Lets something that answers requests answer one that came over the network. */
async function answer(
  handle: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: string,
): Promise<void> {
  const { method = "GET", url = "/" } = incoming;
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const body = method === "GET" ? null : await readBody(incoming);
  const answered = await handle(new Request(origin + url, { method, headers, body }));
  outgoing.writeHead(answered.status, Object.fromEntries(answered.headers));
  outgoing.end(await answered.text());
}
