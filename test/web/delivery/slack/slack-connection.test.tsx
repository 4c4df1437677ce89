import type { SlackStatus } from "#domain/delivery/slack-status";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { SlackConnection } from "../../../../web/features/delivery/slack/slack-connection.tsx";

const CONNECTED: SlackStatus = {
  available: true,
  authorizeUrl: "/authorize",
  connected: true,
  teamName: "Acme",
  channelName: "leads",
  configurationUrl: null,
  brokenReason: null,
  buttons: "on",
};

/** What is read, and the buttons to connect again that there are. */
function shown(changes: Partial<SlackStatus>) {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location="/admin?tab=settings">
        <SlackConnection status={{ ...CONNECTED, ...changes }} />
      </StaticRouter>
    </QueryClientProvider>,
  );
  return { words: html.replaceAll(/<[^>]+>/g, ""), ways: html.match(/Reconnect(?=<)/g) ?? [] };
}

test.for<[Partial<SlackStatus>, string, number]>([
  [{ buttons: "off" }, "To add buttons, set SLACK_SIGNING_SECRET", 0],
  [{ buttons: "connect" }, "Messages already in Slack stay as they are.", 1],
  [{ buttons: "on" }, "always show its current state", 0],
  [{ buttons: "invite" }, "Invite @… to the channel: type /invite @ and the app’s name in #leads", 0],
  [{ brokenReason: "token_revoked" }, "Slack is refusing messages. Slack no longer accepts", 1],
  [{ brokenReason: "is_archived" }, "Slack is refusing messages. The Slack channel is archived", 1],
  [
    { buttons: "connect", brokenReason: "missing_scope" },
    "Slack is refusing messages. Slack was connected",
    1,
  ],
])("a connected Slack says what it can do, and what is missing: %j", ([changes, words, ways]) => {
  const card = shown(changes);
  expect(card.words).toContain(words);
  expect(card.ways).toHaveLength(ways);
});
