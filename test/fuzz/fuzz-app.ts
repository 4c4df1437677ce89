import { startStaff } from "../bench/staff.ts";
import { connectSlack } from "../chaos/connect-slack.ts";
import { FakeMeta } from "../fakes/meta/fake-meta.ts";
import { serveFake } from "../fakes/serve-fake.ts";
import { FakeSlack } from "../fakes/slack/fake-slack.ts";
import { peerVars } from "../setup/peer-vars.ts";
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

/** The built app in workerd with every feature set up and every peer on loopback, flood guards lifted. */
export async function startFuzzApp(build: boolean, onLog: (log: WorkerLog) => void): Promise<FuzzApp> {
  const stops = new Stops();
  try {
    const slack = new FakeSlack({ origin: "http://localhost", ...SLACK });
    const [staff, forSlack, forMeta] = await Promise.all([
      startStaff(),
      serveFake(slack),
      serveFake(new FakeMeta(META)),
    ]);
    for (const stop of [staff.stop, forSlack.close, forMeta.close]) stops.add(stop);
    slack.moveTo(forSlack.url);
    const peers = peerVars({ ...SLACK, url: forSlack.url }, { ...META, url: forMeta.url });
    const vars = { ...staff.vars, ...peers, META_ADS_TOKEN: META.token };
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
