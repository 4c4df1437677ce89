import type { Fault } from "../faults.ts";

const PATH = "/services/T0001/B0001/secret-hook-part";

export type SlackMessage = { text: string; blocks: Record<string, unknown>[] };

type Options = {
  /** Where the API is; webhooks are at `hooksOrigin`, or there too. */
  origin: string;
  hooksOrigin?: string;
  clientId: string;
  clientSecret: string;
};

/**
 * Slack as far as an incoming webhook goes: the consent page, the exchange of a code, the hook, and
 * taking a token back. Keeps what it accepted. `faults` are answered first, one a call.
 */
export class FakeSlack {
  webhook: string;
  readonly token = "xoxb-fake-token";
  readonly messages: SlackMessage[] = [];
  readonly calls: string[] = [];
  readonly revoked: string[] = [];
  faults: Fault[] = [];
  /** Laid over the answer of a good exchange. */
  access: Record<string, unknown> = {};
  #codes = new Map<string, string>();
  #options: Options;

  constructor(options: Options) {
    this.#options = options;
    this.webhook = new URL(PATH, options.hooksOrigin ?? options.origin).href;
  }

  /** Everything of Slack is at this origin from now on: where a server of its own has put it. */
  moveTo(origin: string): void {
    this.#options = { ...this.#options, origin };
    this.webhook = new URL(PATH, origin).href;
  }

  /** A code as Slack gives one for a redirect address; it is good once. */
  issueCode(redirectUri: string): string {
    const code = crypto.randomUUID();
    this.#codes.set(code, redirectUri);
    return code;
  }

  async handle(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    this.calls.push(`${request.method} ${pathname}`);
    const fault = this.faults.shift();
    if (fault) return fault.answer();
    if (pathname === "/oauth/v2/authorize") return this.#authorize(new URL(request.url));
    if (pathname === "/api/oauth.v2.access") return this.#exchange(request);
    if (pathname === "/api/auth.revoke") return this.#revoke(request);
    if (pathname === PATH && request.method === "POST") return this.#post(request);
    return new Response("no_service", { status: 404 });
  }

  #authorize({ searchParams }: URL): Response {
    const back = new URL(searchParams.get("redirect_uri") ?? "");
    back.searchParams.set("code", this.issueCode(back.href));
    back.searchParams.set("state", searchParams.get("state") ?? "");
    return new Response(null, { status: 302, headers: { location: back.href } });
  }

  async #exchange(request: Request): Promise<Response> {
    const { clientId, clientSecret, origin } = this.#options;
    if (request.headers.get("authorization") !== `Basic ${btoa(`${clientId}:${clientSecret}`)}`) {
      return Response.json({ ok: false, error: "bad_client_secret" });
    }
    const form = await request.formData();
    const code = String(form.get("code"));
    if (this.#codes.get(code) === undefined) return Response.json({ ok: false, error: "invalid_code" });
    if (this.#codes.get(code) !== form.get("redirect_uri")) {
      return Response.json({ ok: false, error: "bad_redirect_uri" });
    }
    this.#codes.delete(code);
    return Response.json({
      ok: true,
      access_token: this.token,
      token_type: "bot",
      scope: "incoming-webhook",
      team: { id: "T0001", name: "Acme" },
      enterprise: null,
      is_enterprise_install: false,
      incoming_webhook: {
        channel: "#leads",
        channel_id: "C0001",
        configuration_url: new URL("/services/B0001", configurationOrigin(origin)).href,
        url: this.webhook,
      },
      ...this.access,
    });
  }

  async #revoke(request: Request): Promise<Response> {
    const token = (request.headers.get("authorization") ?? "").replace("Bearer ", "");
    if (token !== this.token) return Response.json({ ok: false, error: "invalid_auth" });
    this.revoked.push(token);
    return Response.json({ ok: true, revoked: true });
  }

  async #post(request: Request): Promise<Response> {
    const message = await request.json<SlackMessage>().catch(() => null);
    if (!message) return new Response("invalid_payload", { status: 400 });
    if (!message.text) return new Response("no_text", { status: 400 });
    if (!isWithinLimits(message)) return new Response("invalid_blocks", { status: 400 });
    this.messages.push(message);
    return new Response("ok");
  }
}

/** Slack's pages about an installation are on the team's own host. */
function configurationOrigin(origin: string): string {
  return origin === "https://slack.com" ? "https://acme.slack.com" : origin;
}

/** What Slack refuses a message for: too many blocks or fields, or too much text in one. */
function isWithinLimits({ blocks }: SlackMessage): boolean {
  const limits: Record<string, number> = { header: 150, section: 3000 };
  return (
    blocks.length <= 50 &&
    blocks.every(({ type, text, fields }) => {
      const shown = textOf(text);
      const each = Array.isArray(fields) ? fields.map(textOf) : [];
      return (
        shown.length <= (limits[String(type)] ?? 3000) &&
        each.length <= 10 &&
        each.every((field) => field.length <= 2000)
      );
    })
  );
}

function textOf(object: unknown): string {
  if (typeof object !== "object" || object === null || !("text" in object)) return "";
  return typeof object.text === "string" ? object.text : "";
}
