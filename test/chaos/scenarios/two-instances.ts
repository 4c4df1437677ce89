import { CHAT_MESSAGE_CAP } from "#domain/funnel/chat/chat";
import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../domain/funnel/interview/seeded-random.ts";
import { acceptances, type Accepted } from "../acceptances.ts";
import { startChaosApp, type ChaosApp } from "../chaos-app.ts";
import { sayUntilAnswered } from "../chat-visitor.ts";
import { slackCallback } from "../peers/connect-slack.ts";
import { copiesAtPeers } from "./copies-at-peers.ts";
import { unansweredTries } from "./failed-tries.ts";
import { meanwhile } from "../meanwhile.ts";
import { CHANNELS } from "../peers/peers.ts";
import { post } from "../post.ts";
import { readNumber } from "../read-database.ts";
import { exactly, told, type Figure, type Scenario } from "../scenario.ts";
import { leadBody, submit } from "../submit-lead.ts";

const LONG = { leads: 150, messages: 100 };
const SHORT = { leads: 6, messages: 24 };
const AT_ONCE = 4;
const SENT_MS = 30_000;
const HOUR_MS = 3_600_000;

/** Two instances of the Worker in one workerd on one database: every call goes to both at once. */
export const twoInstances: Scenario = {
  name: "two-instances",
  run: async (chaos, random) => {
    const wanted = chaos.short ? SHORT : LONG;
    const app = await startChaosApp(chaos, "two-instances", { instances: 2, connected: false });
    try {
      const connected = await connectTwice(app);
      const leads = Array.from({ length: wanted.leads }, (_, index) => leadBody(index));
      const figures = [
        connected,
        ...(await whileTicking(app, () => submitTwice(app, leads))),
        ...(await whileTicking(app, () => moveTwice(app, leads))),
        await chatTwice(app, wanted.messages, random),
        ...(await tickTwice(app, leads.length)),
      ];
      const rows = acceptances(app);
      return [
        ...figures,
        exactly("rows of the outbox not sent", 0, rows.filter(({ status }) => status !== "sent").length),
        exactly(
          "tries that ended without a word",
          0,
          rows.reduce((sum, row) => sum + row.interrupted, 0),
        ),
        ...copyFigures(app),
        exactly("events under a second id, which Meta would count again", 0, secondIds(app, rows)),
      ];
    } finally {
      await app.stop();
    }
  },
};

/**
 * What a peer took without answering in time is sent again: at least once is the promise. Nothing else may send a row
 * twice.
 */
function copyFigures({ peers }: ChaosApp): Figure[] {
  const copies = copiesAtPeers(peers);
  return CHANNELS.flatMap((channel) => {
    const unanswered = unansweredTries(channel);
    return [
      told(`${channel}: sent, and not answered in time`, unanswered),
      told(`${channel}: accepted again`, copies[channel]),
      exactly(`${channel}: accepted again without that`, 0, Math.max(0, copies[channel] - unanswered)),
    ];
  });
}

/** Meta counts the copies of one id once: of each row there may be no second id. */
function secondIds({ peers }: ChaosApp, rows: readonly Accepted[]): number {
  const events = rows.filter(({ channel, times }) => channel === "meta" && times > 0);
  return peers.meta.counted.length - events.length;
}

type Body = ReturnType<typeof leadBody>;

const both = <Result>({ url, otherUrl }: ChaosApp, call: (url: string) => Promise<Result>) =>
  Promise.all([call(url), call(otherUrl)]);

/** One return from Slack, to both: its state and its code are good once. */
async function connectTwice(app: ChaosApp): Promise<Figure> {
  const { pathname, search } = await slackCallback(app.url, app.peers.slack, app.staff);
  const answers = await both(app, (url) =>
    fetch(new URL(pathname + search, url), { headers: app.staff, redirect: "manual" }),
  );
  const connected = answers.filter(({ headers }) => headers.get("location")?.endsWith("slack=connected"));
  return exactly("returns from Slack that connected it", 1, connected.length);
}

/** Dispatchers at both instances run all the while; then everything that was queued is sent. */
async function whileTicking(app: ChaosApp, work: () => Promise<Figure[]>): Promise<Figure[]> {
  const figures = await meanwhile(work(), async () => {
    await both(app, (url) => app.tick(Date.now(), url));
    await sleep(50);
  });
  await untilSent(app);
  return figures;
}

async function untilSent(app: ChaosApp): Promise<void> {
  const end = Date.now() + SENT_MS;
  while (readNumber(app.state, "select count(*) from outbox where status = 'pending'") > 0) {
    if (Date.now() > end) return;
    await sleep(50);
    await both(app, (url) => app.tick(Date.now(), url));
  }
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function submitTwice(app: ChaosApp, leads: readonly Body[]): Promise<Figure[]> {
  let [same, refused] = [0, 0];
  await inTurns(leads, async (body) => {
    const answers = (
      await Promise.all([both(app, (url) => submit(url, body)), both(app, (url) => submit(url, body))])
    ).flat();
    refused += answers.filter(({ ok }) => !ok).length;
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    if (new Set(texts).size === 1) same += 1;
  });
  const stored = readNumber(app.state, "select count(*) from assessments");
  const queued = readNumber(app.state, "select count(*) from outbox");
  return [
    exactly("submits that were refused, of four at once for each lead", 0, refused),
    exactly("leads whose four answers are the same", leads.length, same),
    exactly("assessments stored", leads.length, stored),
    exactly("causes queued by completion", 4 * leads.length, queued),
  ];
}

/** Staff move each lead at both instances at once: without a version, and then each from the same one. */
async function moveTwice(app: ChaosApp, leads: readonly Body[]): Promise<Figure[]> {
  const move = (url: string, { sessionId }: Body, body: Record<string, unknown>, version?: string) =>
    post(url, `/api/assessment/${sessionId}/lead-status`, body, {
      method: "PATCH",
      headers: { ...app.staff, ...(version !== undefined && { "if-match": `"${version}"` }) },
    });
  let won = 0;
  await inTurns(leads, async (lead) => {
    await both(app, (url) => move(url, lead, { leadStatus: "SQL" }));
    const version = String(
      readNumber(app.state, `select version from assessments where session_id = '${lead.sessionId}'`),
    );
    const answers = await both(app, (url) =>
      move(url, lead, { leadStatus: "Won", dealValue: 5000 }, version),
    );
    if (
      answers
        .map(({ status }) => status)
        .toSorted()
        .join() === "200,409"
    )
      won += 1;
  });
  const history = readNumber(app.state, "select count(*) from status_history");
  const stages = readNumber(app.state, "select count(*) from outbox where kind = 'stage-event'");
  return [
    exactly("moves from one version of which exactly one went through", leads.length, won),
    exactly("moves in the history, two a lead", 2 * leads.length, history),
    exactly("stage events queued, two a lead", 2 * leads.length, stages),
  ];
}

async function chatTwice(app: ChaosApp, messages: number, random: Random): Promise<Figure> {
  const sessionId = crypto.randomUUID();
  const sent = await Promise.all(
    Array.from({ length: messages }, (_, index) => {
      const call = { sessionId, message: `message ${index}`, messageId: crypto.randomUUID() };
      return sayUntilAnswered(index % 2 ? app.url : app.otherUrl, call, random);
    }),
  );
  const counted = sent.filter(({ outcome }) => outcome === "counted").length;
  return exactly(`messages counted of ${messages} at once, half at each`, CHAT_MESSAGE_CAP, counted);
}

/** The jobs of the last quarter of the hubs and of their end, at both at once and again. */
async function tickTwice(app: ChaosApp, leads: number): Promise<Figure[]> {
  const jobsAt = async (at: number) => {
    for (let run = 0; run < Math.ceil(leads / 20) + 1; run++)
      await both(app, (url) => app.tick(at + run, url));
  };
  await jobsAt(Date.now() + 9.5 * HOUR_MS);
  await jobsAt(Date.now() + 13 * HOUR_MS);
  const listed = readNumber(
    app.state,
    "select count(*) from outbox, json_each(payload, '$.ids') where kind = 'slack-expiry'",
  );
  const distinct = readNumber(
    app.state,
    "select count(distinct value) from outbox, json_each(payload, '$.ids') where kind = 'slack-expiry'",
  );
  const reminders = readNumber(app.state, "select count(*) from outbox where kind = 'reminder'");
  return [
    // Whoever is Won has not clicked booking all the same: every hub is told of.
    exactly("ended hubs told of", leads, distinct),
    exactly("ended hubs told of twice", 0, listed - distinct),
    exactly("reminders queued", leads, reminders),
  ];
}
