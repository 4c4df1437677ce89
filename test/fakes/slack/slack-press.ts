import { at } from "./slack-limits.ts";
import type { PostedMessage, SlackChannel } from "./slack-channel.ts";
import { TEAM_ID, type SlackPerson } from "./slack-people.ts";

export type Press = {
  person: SlackPerson;
  message: PostedMessage;
  /** The element's `action_id`; for a select also the option's value. */
  action: string;
  option?: string;
  /** When it was pressed (ms): Slack's `action_ts`, by which a press is known. */
  now: number;
  triggerId: string;
  responseUrl: string;
};

/** The `block_actions` payload of a press; null if the message has no such button, or the select no such option. */
export function pressPayload(channel: SlackChannel, press: Press): Record<string, unknown> | null {
  const { person, message, now } = press;
  const action = actionOf(press);
  if (action === null) return null;
  return {
    type: "block_actions",
    team: { id: person.teamId, domain: person.teamId === TEAM_ID ? "acme" : "other" },
    user: { id: person.id, username: person.name, name: person.name, team_id: person.teamId },
    api_app_id: "A0001",
    container: { type: "message", message_ts: message.ts, channel_id: channel.id, is_ephemeral: false },
    trigger_id: press.triggerId,
    channel: { id: channel.id, name: channel.name },
    message: { type: "message", ts: message.ts, text: message.text, blocks: message.blocks },
    response_url: press.responseUrl,
    actions: [{ ...action, action_ts: (now / 1000).toFixed(6) }],
  };
}

function actionOf({ message, action, option }: Press): Record<string, unknown> | null {
  for (const block of message.blocks) {
    const elements = at(block, "elements");
    const element: unknown = Array.isArray(elements)
      ? elements.find((one) => at(one, "action_id") === action)
      : null;
    if (!element) continue;
    const common = { action_id: action, block_id: at(block, "block_id") ?? "b1", type: at(element, "type") };
    if (common.type === "button")
      return { ...common, text: at(element, "text"), value: at(element, "value") };
    const options = at(element, "options");
    const chosen: unknown = Array.isArray(options)
      ? options.find((one) => at(one, "value") === option)
      : undefined;
    return chosen === undefined ? null : { ...common, selected_option: chosen };
  }
  return null;
}

/** The signed, form-encoded call that Slack makes for a press. `at` is the time of the signature in ms. */
export async function signedPress(
  url: string,
  payload: Record<string, unknown>,
  signingSecret: string,
  signedAt: number,
): Promise<Request> {
  const body = new URLSearchParams({ payload: JSON.stringify(payload) }).toString();
  const timestamp = String(Math.floor(signedAt / 1000));
  return new Request(url, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-slack-request-timestamp": timestamp,
      "x-slack-signature": await slackSignature(signingSecret, timestamp, body),
    },
    body,
  });
}

/** Slack's signature of a call, version 0 (docs.slack.dev, 'Verifying requests from Slack'). */
export async function slackSignature(secret: string, timestamp: string, body: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const mac = await crypto.subtle.sign("HMAC", key, encoder.encode(`v0:${timestamp}:${body}`));
  return `v0=${Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
