import { setTimeout } from "node:timers/promises";
import * as z from "zod/mini";
import { askFake, sendAnswer } from "../../fakes/fake.ts";
import { listenOnLoopback } from "../../fakes/loopback-server.ts";
import { FakeMeta } from "../../fakes/meta/fake-meta.ts";
import { FakeSlack } from "../../fakes/slack/fake-slack.ts";
import { freePort } from "../../tools/start/free-ports.ts";
import type { Call, HttpClient } from "../http-client.ts";
import { PEER_MS } from "./peer-ms.ts";

export const FAILURES = ["answers 500", "never answers", "refuses the connection"] as const;
export type Failure = (typeof FAILURES)[number];

/** Slack and Meta on loopback, and what a Worker is told of them and of its mail. */
export type Peers = {
  vars: Record<string, string>;
  /** Those of Slack alone. */
  slackVars: Record<string, string>;
  /** What brings staff back from Slack with a fresh code: the call that connects the Worker's Slack. */
  slackReturn: (client: HttpClient, staff: Record<string, string>) => Promise<Call>;
  /** Connects the Worker's Slack, as staff do it in the settings. */
  connectSlack: (client: HttpClient, staff: Record<string, string>) => Promise<void>;
  /** From now on every call fails like this. A connection that is refused stays so. */
  fail: (failure: Failure) => Promise<void>;
  stop: () => Promise<void>;
};

/** With it, messages in Slack have buttons and follow their leads. */
export const SIGNING_SECRET = "bench-signing-secret";

const SLACK = { clientId: "bench-client", clientSecret: "bench-secret" };
const META = { pixelId: "1234567890", token: "bench-token" };

const statusSchema = z.object({ authorizeUrl: z.string() });

/** Starts both peers, in good health. With `asReal` they take their time, and Slack one message a second. */
export async function startPeers({ asReal = false } = {}): Promise<Peers> {
  let failure: Failure | null = null;
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const [slack, meta] = [new FakeSlack({ origin, ...SLACK }), new FakeMeta(META)];
  if (asReal) slack.channel.clock = Date.now;
  const server = await listenOnLoopback(port, async (request, response) => {
    if (asReal) await setTimeout(PEER_MS);
    if (failure === "never answers") return;
    if (failure === "answers 500") return void response.writeHead(500).end();
    const peer = request.url?.endsWith("/events") ? meta : slack;
    askFake(peer, origin, request)
      .then((answered) => sendAnswer(answered, response))
      .catch(() => response.destroy());
  });
  return {
    vars: varsFor(origin),
    slackVars: slackVarsFor(origin),
    slackReturn: (client, staff) => slackReturn(slack, client, staff),
    connectSlack: async (client, staff) => {
      const ended = await client.send(await slackReturn(slack, client, staff));
      const isConnected = ended.headers.get("location")?.endsWith("slack=connected");
      if (!isConnected) throw new Error("Slack was not connected.");
    },
    fail: async (next) => {
      failure = next;
      if (next === "refuses the connection") await server.close();
    },
    stop: server.close,
  };
}

function slackVarsFor(origin: string): Record<string, string> {
  return {
    SLACK_CLIENT_ID: SLACK.clientId,
    SLACK_CLIENT_SECRET: SLACK.clientSecret,
    SLACK_ORIGIN: origin,
  };
}

function varsFor(origin: string): Record<string, string> {
  return {
    ...slackVarsFor(origin),
    META_PIXEL_ID: META.pixelId,
    META_CAPI_TOKEN: META.token,
    META_GRAPH_ORIGIN: origin,
    EMAIL_FROM: "BPM <hello@bpm.example>",
    SENDER_POSTAL_ADDRESS: "BPM Inc., 1 Main St, Calgary AB, Canada",
  };
}

async function slackReturn(
  slack: FakeSlack,
  client: HttpClient,
  headers: Record<string, string>,
): Promise<Call> {
  const { body } = await client.send({ method: "GET", path: "/api/slack/status", headers });
  const { searchParams } = new URL(statusSchema.parse(JSON.parse(body)).authorizeUrl);
  const code = slack.issueCode(searchParams.get("redirect_uri") ?? "", searchParams.get("scope")?.split(","));
  const query = new URLSearchParams({ code, state: searchParams.get("state") ?? "" });
  const path = `/api/slack/callback?${query}`;
  return { method: "GET", path, headers, status: 302 };
}
