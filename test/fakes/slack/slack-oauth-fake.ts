import type { SlackChannel } from "./slack-channel.ts";
import { TEAM_ID } from "./slack-people.ts";

type Code = { redirectUri: string; scopes: string[] };
type App = { clientId: string; clientSecret: string };

/** The consent page's codes and what each is exchanged for. */
export class SlackOauth {
  /** Laid over the answer of a good exchange. */
  access: Record<string, unknown> = {};
  #codes = new Map<string, Code>();

  /** A code as Slack gives one for a redirect address; it is good once. */
  issueCode(redirectUri: string, scopes = ["incoming-webhook"]): string {
    const code = crypto.randomUUID();
    this.#codes.set(code, { redirectUri, scopes });
    return code;
  }

  /** Where the browser goes after 'Allow', or after 'Cancel'. */
  back({ searchParams }: URL, answer: "allow" | "cancel"): URL {
    const back = new URL(searchParams.get("redirect_uri") ?? "");
    const scopes = (searchParams.get("scope") ?? "").split(",").filter(Boolean);
    if (answer === "allow") back.searchParams.set("code", this.issueCode(back.href, scopes));
    else back.searchParams.set("error", "access_denied");
    back.searchParams.set("state", searchParams.get("state") ?? "");
    return back;
  }

  /** The scopes that a code was given for, once the code was taken; else why not. */
  async exchange(request: Request, app: App): Promise<{ scopes: string[] } | { error: string }> {
    const basic = `Basic ${btoa(`${app.clientId}:${app.clientSecret}`)}`;
    if (request.headers.get("authorization") !== basic) return { error: "bad_client_secret" };
    const form = await request.formData();
    const name = String(form.get("code"));
    const code = this.#codes.get(name);
    if (code === undefined) return { error: "invalid_code" };
    if (code.redirectUri !== form.get("redirect_uri")) return { error: "bad_redirect_uri" };
    this.#codes.delete(name);
    return { scopes: code.scopes };
  }
}

/** The answer of a good exchange. `origin` is where Slack's pages about an installation are. */
export function accessAnswer(
  channel: SlackChannel,
  given: { token: string; scopes: readonly string[]; webhook: string; origin: string },
): Record<string, unknown> {
  return {
    ok: true,
    access_token: given.token,
    token_type: "bot",
    scope: given.scopes.join(","),
    bot_user_id: "U0APP",
    app_id: "A0001",
    team: { id: TEAM_ID, name: "Acme" },
    enterprise: null,
    is_enterprise_install: false,
    incoming_webhook: {
      channel: `#${channel.name}`,
      channel_id: channel.id,
      configuration_url: new URL("/services/B0001", given.origin).href,
      url: given.webhook,
    },
  };
}
