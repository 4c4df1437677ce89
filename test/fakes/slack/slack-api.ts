import type { SlackChannel } from "./slack-channel.ts";
import { at, isWithinLimits, type SlackMessage } from "./slack-limits.ts";
import { userObject, type SlackPerson } from "./slack-people.ts";

/** The app as a method sees it: its token's scopes, its channel, the people of the workspace. */
export type Workspace = { scopes: readonly string[]; channel: SlackChannel; people: readonly SlackPerson[] };

type Answer = Record<string, unknown> & { ok: boolean };
type Method = {
  /** One of these has to be among the token's. */
  scope: string;
  call: (workspace: Workspace, given: unknown) => Answer | { retryAfter: number };
};

const no = (error: string): Answer => ({ ok: false, error });

/** Slack's Web API as far as the app uses it. Errors are Slack's own words; all but a rate limit come with 200. */
const METHODS: Record<string, Method> = {
  "chat.postMessage": { scope: "chat:write", call: postMessage },
  "chat.update": { scope: "chat:write", call: updateMessage },
  "users.info": { scope: "users:read", call: userInfo },
};

/** Answers a call of a method by a good token. */
export async function slackMethod(workspace: Workspace, name: string, request: Request): Promise<Response> {
  const method = METHODS[name];
  if (!method) return Response.json(no("unknown_method"));
  if (!workspace.scopes.includes(method.scope)) {
    const provided = workspace.scopes.join(",");
    return Response.json({ ...no("missing_scope"), needed: method.scope, provided });
  }
  const given = await argumentsOf(request);
  const answer = method.call(workspace, given);
  if (!("retryAfter" in answer)) return Response.json(answer);
  const headers = { "retry-after": String(answer.retryAfter) };
  return Response.json(no("ratelimited"), { status: 429, headers });
}

/** JSON, a form, or the query: Slack takes the first only with its content type. */
async function argumentsOf(request: Request): Promise<unknown> {
  if (request.method === "GET") return Object.fromEntries(new URL(request.url).searchParams);
  const type = request.headers.get("content-type") ?? "";
  if (type.startsWith("application/json")) return request.json().catch(() => null);
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

function postMessage({ scopes, channel }: Workspace, given: unknown): Answer | { retryAfter: number } {
  const problem = channelProblem(channel, given);
  if (problem) return no(problem);
  if (!channel.hasApp && channel.isPrivate) return no("channel_not_found");
  if (!channel.hasApp && !scopes.includes("chat:write.public")) return no("not_in_channel");
  const retryAfter = channel.wait();
  if (retryAfter > 0) return { retryAfter };
  const message = messageOf(given);
  if (!message) return no("no_text");
  const posted = channel.post(message, "app");
  return posted
    ? { ok: true, channel: channel.id, ts: posted.ts, message: { text: posted.text } }
    : no("invalid_blocks");
}

function updateMessage({ channel }: Workspace, given: unknown): Answer {
  const problem = channelProblem(channel, given);
  if (problem) return no(problem);
  const posted = channel.find(String(at(given, "ts")));
  if (!posted) return no("message_not_found");
  if (posted.from !== "app") return no("cant_update_message");
  const message = messageOf(given);
  if (!message) return no("no_text");
  if (!isWithinLimits(message)) return no("invalid_blocks");
  Object.assign(posted, message, { edited: true });
  return { ok: true, channel: channel.id, ts: posted.ts, text: posted.text };
}

function userInfo({ scopes, people }: Workspace, given: unknown): Answer {
  const person = people.find(({ id }) => id === at(given, "user"));
  if (!person) return no("user_not_found");
  return { ok: true, user: userObject(person, scopes.includes("users:read.email")) };
}

function channelProblem(channel: SlackChannel, given: unknown): string | null {
  if (at(given, "channel") !== channel.id) return "channel_not_found";
  return channel.isArchived ? "is_archived" : null;
}

function messageOf(given: unknown): SlackMessage | null {
  const text = at(given, "text");
  const blocks = at(given, "blocks");
  if (typeof text !== "string" || text === "") return null;
  return { text, blocks: Array.isArray(blocks) ? blocks : [] };
}
