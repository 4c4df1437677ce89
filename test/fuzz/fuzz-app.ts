import { startStaff } from "../bench/staff.ts";
import { connectSlack } from "../chaos/peers/connect-slack.ts";
import { SAMPLE_PAGE } from "../fakes/meta/sample-form.ts";
import { startMetaServer } from "../fakes/meta/meta-server.ts";
import { SAMPLE_ACCOUNT } from "../fakes/meta/sample-insights.ts";
import { serveFake } from "../fakes/serve-fake.ts";
import { FakeSlack } from "../fakes/slack/fake-slack.ts";
import { peerVars } from "../setup/delivery/peer-vars.ts";
import { startStack } from "../tools/start/local-stack.ts";
import { Stops } from "../tools/start/stops.ts";
import type { WorkerLog } from "../tools/start/worker-runtime.ts";

export type FuzzApp = {
  url: string;
  /** The headers of somebody signed in. */
  staff: Record<string, string>;
  bookingSecret: string;
  stop: () => Promise<void>;
};

const SLACK = { clientId: "fuzz-client", clientSecret: "fuzz-secret" };
const META = { pixelId: "1234567890", token: "fuzz-token" };
/** What is read from Meta: spend, and leads of its forms. */
const READ = {
  META_AD_ACCOUNT_ID: SAMPLE_ACCOUNT,
  META_ADS_TOKEN: "fuzz-ads-token",
  META_PAGE_ID: SAMPLE_PAGE,
  META_LEADS_TOKEN: "fuzz-leads-token",
  META_APP_SECRET: "fuzz-app-secret",
  META_VERIFY_TOKEN: "fuzz-verify-token",
};

/** The built app in workerd with every feature set up and every peer on loopback, flood guards lifted. */
export async function startFuzzApp(build: boolean, onLog: (log: WorkerLog) => void): Promise<FuzzApp> {
  const stops = new Stops();
  try {
    const slack = new FakeSlack({ origin: "http://localhost", ...SLACK });
    const [staff, forSlack, forMeta] = await Promise.all([
      startStaff(),
      serveFake(slack),
      startMetaServer({
        port: 0,
        adsToken: READ.META_ADS_TOKEN,
        pixelId: META.pixelId,
        pixelToken: META.token,
        leadsToken: READ.META_LEADS_TOKEN,
        appSecret: READ.META_APP_SECRET,
        appUrl: "",
      }),
    ]);
    for (const stop of [staff.stop, forSlack.close, forMeta.close]) stops.add(stop);
    slack.moveTo(forSlack.url);
    const peers = peerVars({ ...SLACK, url: forSlack.url }, { ...META, url: forMeta.url });
    const vars = {
      ...staff.vars,
      ...peers,
      SLACK_SIGNING_SECRET: "fuzz-signing-secret",
      ...READ,
    };
    const stack = await startStack(
      { ports: "random", state: "temporary", cron: false, rateLimits: false, build, vars },
      { onLog },
    );
    stops.add(stack.stop);
    await connectSlack(stack.appUrl, slack, staff.headers);
    const bookingSecret = vars.BOOKING_WEBHOOK_SECRET;
    return { url: stack.appUrl, staff: staff.headers, bookingSecret, stop: () => stops.stop() };
  } catch (error) {
    await stops.stop();
    throw error;
  }
}
