import type { LoopbackServer } from "../loopback-server.ts";
import { serveFake } from "../serve-fake.ts";
import { FakeInsights } from "./fake-insights.ts";
import { FakeMeta } from "./fake-meta.ts";
import { SAMPLE_ACCOUNT, SAMPLE_ZONE, sampleInsights } from "./sample-insights.ts";

type MetaServerOptions = {
  port: number;
  adsToken: string;
  pixelId: string;
  pixelToken: string;
};

/** The Graph API on this machine: an ad account with a year of spend, and the Conversions API of one pixel. */
export function startMetaServer(options: MetaServerOptions): Promise<LoopbackServer> {
  const { port, adsToken, pixelId, pixelToken } = options;
  const insights = new FakeInsights({
    account: SAMPLE_ACCOUNT,
    token: adsToken,
    timeZone: SAMPLE_ZONE,
    insights: (days) => sampleInsights(days, Date.now()),
  });
  const events = new FakeMeta({ pixelId, token: pixelToken });
  const handle = (request: Request) =>
    new URL(request.url).pathname.endsWith("/events") ? events.handle(request) : insights.handle(request);
  return serveFake({ handle }, port);
}
