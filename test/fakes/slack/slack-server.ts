import { BUTTON_SCOPES, HOOK_SCOPES } from "#domain/delivery/slack-scopes";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import * as z from "zod/mini";
import { askFake, sendAnswer } from "../fake.ts";
import { isLoopbackUrl, listenOnLoopback, readBody, type LoopbackServer } from "../loopback-server.ts";
import { FakeSlack } from "./fake-slack.ts";
import { channelPage, consentPage, refusedPage } from "./slack-page.ts";

type SlackServerOptions = {
  port: number;
  appUrl: string;
  clientId: string;
  clientSecret: string;
  signingSecret: string;
  staffDomain: string;
};

const HTML = "text/html; charset=utf-8";
const SCRIPT = readFileSync(path.join(import.meta.dirname, "slack-page-script.js"), "utf8");

const pressSchema = z.object({
  person: z.string(),
  ts: z.string(),
  action: z.string(),
  option: z.optional(z.string()),
});

const page = (body: string, status = 200) =>
  new Response(body, { status, headers: { "content-type": HTML, "cache-control": "no-store" } });

/** A workspace on this machine: its pages, and the API and hooks of the fake. */
export async function startSlackServer(options: SlackServerOptions): Promise<LoopbackServer> {
  const slack = new FakeSlack({ origin: "http://localhost", ...options });
  slack.channel.clock = Date.now;
  // As at Slack, a token that was given before this start still holds.
  slack.scopes = [...HOOK_SCOPES, ...BUTTON_SCOPES];
  const server = await listenOnLoopback(options.port, (request, response) => {
    answer(slack, options.appUrl, server.url, request)
      .then((answered) =>
        answered ? sendAnswer(answered, response) : fromFake(slack, server.url, request, response),
      )
      .catch(() => response.destroy());
  });
  slack.moveTo(server.url);
  return server;
}

async function fromFake(
  slack: FakeSlack,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  await sendAnswer(await askFake(slack, origin, request), response);
}

/** What people see and press; null for what the app asks. */
async function answer(
  slack: FakeSlack,
  appUrl: string,
  origin: string,
  request: IncomingMessage,
): Promise<Response | null> {
  const url = new URL(request.url ?? "/", origin);
  switch (`${request.method} ${url.pathname}`) {
    case "GET /":
      return page(channelPage(appUrl));
    case "GET /slack.js":
      return new Response(SCRIPT, { headers: { "content-type": "text/javascript; charset=utf-8" } });
    case "GET /channel.json":
      return Response.json(channelView(slack));
    case "GET /oauth/v2/authorize":
      return isReturn(url) ? page(consentPage(scopesOf(url))) : page(refusedPage(), 400);
    case "POST /oauth/v2/authorize":
      return isReturn(url) ? decided(slack, url, await readBody(request)) : page(refusedPage(), 400);
    case "POST /press":
      return pressed(slack, appUrl, await readBody(request));
    default:
      return null;
  }
}

const isReturn = (url: URL) => isLoopbackUrl(url.searchParams.get("redirect_uri") ?? "");
const scopesOf = (url: URL) => (url.searchParams.get("scope") ?? "").split(",").filter(Boolean);

function decided(slack: FakeSlack, url: URL, body: string): Response {
  const isAllowed = new URLSearchParams(body).get("answer") === "allow";
  const back = slack.decide(url, isAllowed ? "allow" : "cancel");
  return new Response(null, { status: 302, headers: { location: back.href } });
}

function channelView({ messages, channel, people }: FakeSlack) {
  return { messages, ephemerals: channel.ephemerals, people: people.map(({ id, name }) => ({ id, name })) };
}

/** Sends a press on to the app, as Slack does, and tells what the app answered. */
async function pressed(slack: FakeSlack, appUrl: string, body: string): Promise<Response> {
  const { option, ...given } = pressSchema.parse(JSON.parse(body));
  const url = new URL("/api/slack/actions", appUrl).href;
  const more = option === undefined ? {} : { option };
  const call = await slack.press({ ...given, ...more, url, now: Date.now() });
  if (!call) return Response.json({ status: 404 });
  const { status } = await fetch(call);
  return Response.json({ status });
}
