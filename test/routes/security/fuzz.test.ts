import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { startsBlock } from "../../fuzz/fuzz-world.ts";
import { hostileRequest } from "../../fuzz/hostile-request.ts";
import { judgeAnswer } from "../../fuzz/judge-answer.ts";
import { makeSessions } from "../../fuzz/make-sessions.ts";
import { SAMPLE_CALLS } from "../../fuzz/sample-calls.ts";
import { api, settled } from "../../setup/api.ts";
import { asStaff } from "../../setup/as-staff.ts";
import { BOOKING_SECRET } from "../../setup/booking-webhook.ts";
import { readRoutes } from "../../tools/routes/read-routes.ts";
import { oneMethodEach } from "../../tools/routes/worker-route.ts";
import {
  COCKPIT_VARS,
  MAIL_VARS,
  mailPeer,
  metaPeer,
  META_VARS,
  slackPeer,
  ADS_VARS,
} from "../../setup/delivery/peers.ts";

/** The short form of `npm run fuzz`, through the app itself; the long one has other seeds each time. */
const SEED = 7;
const REQUESTS = 150;

const routes = oneMethodEach(readRoutes());
const unlimited = { limit: () => Promise.resolve({ success: true }) };

/** Made here, a header with other characters is a warning of the runtime's; over a wire it is not. */
function plain(headers: Record<string, string>): Record<string, string> {
  const clean = Object.entries(headers).map(([name, value]) => [
    name,
    value.replaceAll(/[^\x20-\x7e]/g, "?"),
  ]);
  return Object.fromEntries(clean);
}

it("knows the routes that it has good calls for", () => {
  const names = new Set(routes.map(({ name }) => name));
  expect(Object.keys(SAMPLE_CALLS).filter((name) => !names.has(name))).toEqual([]);
});

it(`answers ${REQUESTS} hostile requests as the contract says (seed ${SEED})`, async () => {
  slackPeer();
  metaPeer();
  const world = { seed: SEED, staff: await asStaff(), bookingSecret: BOOKING_SECRET };
  const limiters = Object.keys(env).filter((name) => name.startsWith("RL_"));
  const vars = {
    ...COCKPIT_VARS,
    ...META_VARS,
    ...ADS_VARS,
    ...MAIL_VARS,
    EMAIL: mailPeer().binding,
    BOOKING_WEBHOOK_SECRET: BOOKING_SECRET,
    ...Object.fromEntries(limiters.map((name) => [name, unlimited])),
  };
  const post = (path: string, json: Record<string, unknown>) => api(path, { json, vars });
  const problems: string[] = [];
  for (let index = 0; index < REQUESTS; index++) {
    if (startsBlock(index)) await makeSessions(post, SEED, index);
    const request = await hostileRequest(routes, world, index);
    const { method, path, headers, body } = request;
    const answer = await api(path, { method, headers: plain(headers), body, vars, redirect: "manual" });
    const judged = { status: answer.status, headers: answer.headers, body: await answer.text() };
    for (const problem of judgeAnswer(request, judged)) {
      problems.push(`#${index} ${method} ${path.slice(0, 200)}: ${problem}`);
    }
    // What it goes on with afterwards must not pile up.
    if (index % 50 === 49) await settled();
  }
  expect(problems).toEqual([]);
});
