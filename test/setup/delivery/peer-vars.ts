type Slack = { clientId: string; clientSecret: string; url: string };
type Meta = { pixelId: string; token: string; url: string };

/** What a Worker is told so that it has every channel: Slack and Meta are on loopback, without an ad account or a page. */
export function peerVars(slack: Slack, meta: Meta): Record<string, string> {
  return {
    SLACK_CLIENT_ID: slack.clientId,
    SLACK_CLIENT_SECRET: slack.clientSecret,
    SLACK_ORIGIN: slack.url,
    META_PIXEL_ID: meta.pixelId,
    META_CAPI_TOKEN: meta.token,
    META_GRAPH_ORIGIN: meta.url,
    META_ADS_TOKEN: "",
    META_PAGE_ID: "",
    EMAIL_FROM: "BPM <hello@bpm.example>",
    SENDER_POSTAL_ADDRESS: "BPM Inc., 1 Main St, Calgary AB, Canada",
  };
}
