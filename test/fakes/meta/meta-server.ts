import type { LoopbackServer } from "../loopback-server.ts";
import { serveFake } from "../serve-fake.ts";
import { FakeInsights } from "./fake-insights.ts";
import { FakeMeta } from "./fake-meta.ts";
import { InstantForm } from "./instant-form.ts";
import { SAMPLE_ACCOUNT, SAMPLE_ZONE, sampleInsights } from "./sample-insights.ts";

type MetaServerOptions = {
  port: number;
  adsToken: string;
  pixelId: string;
  pixelToken: string;
  /** Of the page whose instant form can be filled in here. */
  leadsToken: string;
  appSecret: string;
  appUrl: string;
};

/**
 * The Graph API on this machine: an ad account with a year of spend, the Conversions API of one pixel, and a page with an
 * instant form, which is filled in at `/form`.
 */
export function startMetaServer(options: MetaServerOptions): Promise<LoopbackServer> {
  const { port, adsToken, pixelId, pixelToken, leadsToken, appSecret, appUrl } = options;
  const insights = new FakeInsights({
    account: SAMPLE_ACCOUNT,
    token: adsToken,
    timeZone: SAMPLE_ZONE,
    insights: (days) => sampleInsights(days, Date.now()),
  });
  const events = new FakeMeta({ pixelId, token: pixelToken });
  const form = new InstantForm({ token: leadsToken, appSecret, appUrl });
  const handle = async (request: Request) =>
    new URL(request.url).pathname.endsWith("/events")
      ? events.handle(request)
      : ((await form.handle(request)) ?? insights.handle(request));
  return serveFake({ handle }, port);
}
