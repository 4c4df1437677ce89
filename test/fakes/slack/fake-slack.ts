import type { Fault } from "../faults.ts";
import { slackMethod } from "./slack-api.ts";
import { SlackChannel, type PostedMessage } from "./slack-channel.ts";
import { at, type SlackMessage } from "./slack-limits.ts";
import { accessAnswer, SlackOauth } from "./slack-oauth-fake.ts";
import { slackPeople, type SlackPerson } from "./slack-people.ts";
import { pressPayload, signedPress } from "./slack-press.ts";

export type { SlackMessage } from "./slack-limits.ts";

const HOOK_PATH = "/services/T0001/B0001/secret-hook-part";
const RESPONSE_PATH = "/actions/T0001/";
/** How often Slack lets an app answer one press. */
const RESPONSES = 5;

type Options = {
  /** Where the API is; webhooks are at `hooksOrigin`, or there too. */
  origin: string;
  hooksOrigin?: string;
  clientId: string;
  clientSecret: string;
  signingSecret?: string;
  staffDomain?: string;
};

/** A press as it reaches the app: which button of which message, by whom, and when. */
type GivenPress = {
  url: string;
  person: string;
  ts: string;
  action: string;
  option?: string;
  now: number;
  /** When the call was signed (ms), if not at the press. */
  signedAt?: number;
};

/**
 * Slack as far as the app uses it: the consent page, the exchange of a code, the hook, messages that can be changed,
 * people, presses of buttons, and taking a token back. `faults` are answered first, one a call.
 */
export class FakeSlack {
  webhook: string;
  readonly token = "xoxb-fake-token";
  readonly channel = new SlackChannel();
  readonly people: SlackPerson[];
  readonly calls: string[] = [];
  readonly revoked: string[] = [];
  faults: Fault[] = [];
  /** What the token may do: what was asked for when the app was added. */
  scopes: string[] = ["incoming-webhook"];
  /** With what presses are signed; a test may have Slack and the app disagree on it. */
  signingSecret: string;
  #oauth = new SlackOauth();
  /** What may still be answered to a press, by the last part of its response address. */
  #responses = new Map<string, { user: string; ts: string; left: number }>();
  #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.webhook = this.#hook(HOOK_PATH);
    this.signingSecret = options.signingSecret ?? "";
    this.people = slackPeople(options.staffDomain ?? "example.com");
  }

  /** Laid over the answer of a good exchange. */
  set access(access: Record<string, unknown>) {
    this.#oauth.access = access;
  }

  get messages(): PostedMessage[] {
    return this.channel.messages;
  }

  /** Everything of Slack is at this origin from now on: where a server of its own has put it. */
  moveTo(origin: string): void {
    this.#options = { ...this.#options, origin };
    this.webhook = this.#hook(HOOK_PATH);
  }

  issueCode(redirectUri: string, scopes?: string[]): string {
    return this.#oauth.issueCode(redirectUri, scopes);
  }

  /** Where the consent page at `url` sends the browser. */
  decide(url: URL, answer: "allow" | "cancel"): URL {
    return this.#oauth.back(url, answer);
  }

  /** The call that a press makes; null if there is no such message, person, button or option. */
  async press({ url, person, ts, action, option, now, signedAt }: GivenPress): Promise<Request | null> {
    const by = this.people.find(({ id }) => id === person);
    const message = this.channel.find(ts);
    if (!by || !message) return null;
    const id = crypto.randomUUID();
    const responseUrl = this.#hook(RESPONSE_PATH + id);
    const pressed = { person: by, message, action, ...(option !== undefined && { option }), now };
    const payload = pressPayload(this.channel, { ...pressed, triggerId: `trigger-${id}`, responseUrl });
    if (!payload) return null;
    this.#responses.set(id, { user: person, ts, left: RESPONSES });
    return signedPress(url, payload, this.signingSecret, signedAt ?? now);
  }

  async handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const { pathname } = url;
    this.calls.push(`${request.method} ${pathname}`);
    const fault = this.faults.shift();
    if (fault) return fault.answer();
    if (pathname === "/oauth/v2/authorize") return redirect(this.decide(url, "allow"));
    if (pathname === "/api/oauth.v2.access") return this.#exchange(request);
    if (pathname.startsWith("/api/")) return this.#method(pathname.slice("/api/".length), request);
    if (request.method === "POST" && pathname === HOOK_PATH) return this.#post(request);
    if (request.method === "POST" && pathname.startsWith(RESPONSE_PATH)) return this.#respond(request);
    return new Response("no_service", { status: 404 });
  }

  #hook(path: string): string {
    return new URL(path, this.#options.hooksOrigin ?? this.#options.origin).href;
  }

  async #exchange(request: Request): Promise<Response> {
    const taken = await this.#oauth.exchange(request, this.#options);
    if ("error" in taken) return Response.json({ ok: false, error: taken.error });
    this.scopes = taken.scopes;
    // Whoever adds the app has a new token, and its hook's channel is open to it.
    this.revoked.length = 0;
    const origin = configurationOrigin(this.#options.origin);
    const given = { token: this.token, scopes: taken.scopes, webhook: this.webhook, origin };
    return Response.json({ ...accessAnswer(this.channel, given), ...this.#oauth.access });
  }

  async #method(name: string, request: Request): Promise<Response> {
    const token = (request.headers.get("authorization") ?? "").replace("Bearer ", "");
    if (token !== this.token) return Response.json({ ok: false, error: "invalid_auth" });
    if (this.revoked.includes(token)) return Response.json({ ok: false, error: "token_revoked" });
    if (name === "auth.revoke") {
      this.revoked.push(token);
      return Response.json({ ok: true, revoked: true });
    }
    const { scopes, channel, people } = this;
    return slackMethod({ scopes, channel, people }, name, request);
  }

  async #post(request: Request): Promise<Response> {
    const message = await request.json<SlackMessage>().catch(() => null);
    if (!message) return new Response("invalid_payload", { status: 400 });
    if (!message.text) return new Response("no_text", { status: 400 });
    if (this.channel.isArchived) return new Response("channel_is_archived", { status: 410 });
    const retryAfter = this.channel.wait();
    if (retryAfter > 0) {
      const headers = { "retry-after": String(retryAfter) };
      return new Response("rate_limited", { status: 429, headers });
    }
    if (!this.channel.post(message, "webhook")) return new Response("invalid_blocks", { status: 400 });
    return new Response("ok");
  }

  /** What the app answers to a press, seen only by whoever pressed. */
  async #respond(request: Request): Promise<Response> {
    const id = new URL(request.url).pathname.slice(RESPONSE_PATH.length);
    const open = this.#responses.get(id);
    if (!open || open.left === 0) return new Response("expired_url", { status: 404 });
    const text = at(await request.json().catch(() => null), "text");
    if (typeof text !== "string" || text === "") return new Response("no_text", { status: 400 });
    open.left -= 1;
    this.channel.ephemerals.push({ user: open.user, ts: open.ts, text });
    return new Response("ok");
  }
}

const redirect = (to: URL) => new Response(null, { status: 302, headers: { location: to.href } });

/** Slack's pages about an installation are on the team's own host. */
function configurationOrigin(origin: string): string {
  return origin === "https://slack.com" ? "https://acme.slack.com" : origin;
}
