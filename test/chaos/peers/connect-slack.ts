import * as z from "zod/mini";
import type { FakeSlack } from "../../fakes/slack/fake-slack.ts";

const cardSchema = z.object({ authorizeUrl: z.string() });

/** Connects the Slack fake as staff do it in the settings: fetch the link, allow, come back. */
export async function connectSlack(
  appUrl: string,
  slack: FakeSlack,
  staff: Record<string, string>,
): Promise<void> {
  const callback = await slackCallback(appUrl, slack, staff);
  const connected = await fetch(callback, { headers: staff, redirect: "manual" });
  if (!connected.headers.get("location")?.endsWith("slack=connected")) {
    throw new Error(`Slack could not be connected: ${connected.status} ${await connected.text()}`);
  }
}

/** The address that Slack sends somebody back to who allowed; good once. */
export async function slackCallback(
  appUrl: string,
  slack: FakeSlack,
  staff: Record<string, string>,
): Promise<URL> {
  const status = await fetch(new URL("/api/slack/status", appUrl), { headers: staff });
  const { authorizeUrl } = cardSchema.parse(await status.json());
  const callback = new URL("/api/slack/callback", appUrl);
  const asked = new URL(authorizeUrl).searchParams;
  callback.searchParams.set("code", slack.issueCode(callback.href, asked.get("scope")?.split(",")));
  callback.searchParams.set("state", asked.get("state") ?? "");
  return callback;
}
