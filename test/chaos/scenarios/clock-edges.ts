import { accessToken } from "../../fakes/access/access-token.ts";
import { startChaosApp, type ChaosApp } from "../chaos-app.ts";
import { post } from "../post.ts";
import { readNumber } from "../read-database.ts";
import { exactly, type Figure, type Scenario } from "../scenario.ts";
import { leadBody, submitUntilAcknowledged } from "../submit-lead.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const AROUND = [-1, 0, 1] as const;

/** What happens a millisecond before a time is due, at it and after it. */
export const clockEdges: Scenario = {
  name: "clock-edges",
  run: async (chaos) => {
    const app = await startChaosApp(chaos, "clock-edges");
    try {
      return [...(await jobsOnTime(app)), await endOfHub(app), ...(await tokensOnTime(app))];
    } finally {
      await app.stop();
    }
  },
};

/** Runs the jobs around a time, and then with the clock put back; each run gives a count. */
async function around(
  app: ChaosApp,
  what: string,
  at: number,
  [before, after]: readonly [number, number],
  count: () => number,
): Promise<Figure> {
  const counts: number[] = [];
  for (const offset of [...AROUND, -HOUR_MS]) {
    await app.tick(at + offset);
    counts.push(count());
  }
  const expected = [before, after, after, after].join(" ");
  const measured = counts.join(" ");
  return { what: `${what}, at −1, 0, +1 ms and an hour back`, expected, measured, ok: measured === expected };
}

async function jobsOnTime(app: ChaosApp): Promise<Figure[]> {
  const { sessionId } = await submitUntilAcknowledged(app.url, leadBody(1));
  await post(app.url, "/api/assessment/track-quiz-start", { sessionId: crypto.randomUUID() });
  const number = (sql: string) => readNumber(app.state, sql);
  const lead = (column: string) =>
    number(`select ${column} from assessments where session_id = '${sessionId}'`);
  const [completed, ends] = [lead("completed_at"), lead("hub_expires_at")];
  const anonymous = number("select updated_at from assessments where completed_at is null");
  const reminders = () => number("select count(*) from outbox where kind = 'reminder'");
  const expiries = () => number("select count(*) from outbox where kind = 'slack-expiry'");
  const unfinished = () => number("select count(*) from assessments where completed_at is null");
  const addresses = () => number("select count(*) from lead_visits where ip_address is not null");
  const tombstones = () => number("select count(*) from tombstones");
  const figures = [
    await around(app, "reminders", ends - (ends - completed) / 4, [0, 1], reminders),
    await around(app, "messages of an ended hub", ends, [0, 1], expiries),
    await around(app, "abandoned sessions", anonymous + 14 * DAY_MS, [1, 0], unfinished),
  ];
  const forgotten = number("select expires_at from tombstones");
  return [
    ...figures,
    await around(app, "tombstones", forgotten, [1, 0], tombstones),
    await around(app, "visitors' addresses", lead("created_at") + 90 * DAY_MS, [1, 0], addresses),
  ];
}

/** A hub is read again and again while its end passes: open to the last moment, and then closed. */
async function endOfHub(app: ChaosApp): Promise<Figure> {
  const { sessionId } = await submitUntilAcknowledged(app.url, leadBody(0));
  const end = Date.now() + 400;
  const newExpiry = new Date(end).toISOString();
  await post(app.url, "/api/assessment/extend-expiry", { sessionId, newExpiry }, { headers: app.staff });
  let [reads, wrong] = [0, 0];
  while (Date.now() < end + 100) {
    const asked = Date.now();
    const { status } = await fetch(new URL(`/api/hub/${sessionId}`, app.url));
    const answered = Date.now();
    reads += 1;
    if (status !== 200 && answered < end) wrong += 1;
    if (status !== 410 && asked > end) wrong += 1;
  }
  return exactly(`reads of a hub as its end passes that were wrong, of ${reads}`, 0, wrong);
}

/** Tokens around the 30 s by which clocks may differ. */
async function tokensOnTime({ url, issuer }: ChaosApp): Promise<Figure[]> {
  const now = Math.floor(Date.now() / 1000);
  const tokens: { what: string; claims: Record<string, number>; status: number }[] = [
    { what: "ended 25 s ago", claims: { exp: now - 25 }, status: 200 },
    { what: "ended 31 s ago", claims: { exp: now - 31 }, status: 401 },
    { what: "begins in 25 s", claims: { nbf: now + 25 }, status: 200 },
    { what: "begins in 60 s", claims: { nbf: now + 60 }, status: 401 },
  ];
  return Promise.all(
    tokens.map(async ({ what, claims, status }) => {
      const headers = { "cf-access-jwt-assertion": await accessToken(issuer, "ada@example.com", claims) };
      const answer = await fetch(new URL("/api/auth/user", url), { headers });
      return exactly(`answer to a token that ${what}`, status, answer.status);
    }),
  );
}
