import { setTimeout as sleep } from "node:timers/promises";
import type { Random } from "../../domain/funnel/interview/seeded-random.ts";
import { accessToken } from "../../fakes/access/access-token.ts";
import { CLOCK_AHEAD, startChaosApp, type ChaosApp } from "../chaos-app.ts";
import { killAndWait, untilUp } from "../kill-runtime.ts";
import type { SocketFault } from "../peers/socket-faults.ts";
import { databaseFile, readRows } from "../read-database.ts";
import type { Chaos } from "../scenario.ts";
import { FAILING, MOST_TRIES, type Answer, type Call, type World } from "./world.ts";

/** So long the app holds a message while it sends it. */
const LEASE_MS = 60_000;
const ON_THE_WAY_MS = 3000;
const POLL_MS = 15;
const MOST_POLLS = 400;
const KILL_WITHIN_MS = 400;
const YEAR_SECONDS = 365 * 24 * 3600;

const code = (name: string): SocketFault => ({
  name,
  act: (response) => void response.writeHead(503).end(name),
});
/** What passes, each without having taken the mail. */
const FAULTS: readonly SocketFault[] = [
  code("E_RATE_LIMIT_EXCEEDED"),
  code("E_INTERNAL_SERVER_ERROR"),
  code("no sense"),
  { name: "reset before an answer", act: (response) => void response.socket?.resetAndDestroy() },
];

/** The built Worker in workerd, which is killed in storms. `fill` writes to the file of its database first. */
export async function startRealWorld(
  chaos: Chaos,
  name: string,
  vars: Record<string, string>,
  fill: (file: string) => void,
): Promise<World> {
  const prepare = (state: string) => fill(databaseFile(state));
  const app = await startChaosApp(chaos, name, { connected: false, movesClock: true, vars, prepare });
  const exp = Math.floor(Date.now() / 1000) + YEAR_SECONDS;
  return new RealWorld(app, await accessToken(app.issuer, "ada@example.com", { exp }));
}

class RealWorld implements World {
  readonly onTheWay = ON_THE_WAY_MS;
  readonly crashes: number[] = [];
  readonly #app: ChaosApp;
  readonly #token: string;
  #ahead = 0;

  constructor(app: ChaosApp, token: string) {
    this.#app = app;
    this.#token = token;
    app.peers.mailbox.now = this.now;
  }

  get accepted() {
    return this.#app.peers.mailbox.accepted;
  }

  readonly now = () => Date.now() + this.#ahead;

  readonly quiet = async () => {
    // What a crash has left behind is not being sent.
    const since = (this.crashes.at(-1) ?? 0) + LEASE_MS;
    const busy = `select 1 from outbox where status = 'pending' and lease_until > ${since} limit 1`;
    let calm = 0;
    for (let poll = 0; poll < MOST_POLLS && calm < 2; poll++) {
      await sleep(POLL_MS);
      calm = this.rows(busy).length === 0 ? calm + 1 : 0;
    }
  };

  readonly moveTo = async (time: number) => {
    await this.quiet();
    this.#ahead += Math.max(0, time - this.now());
  };

  readonly call = async (path: string, call: Call = {}): Promise<Answer> => {
    let answer: Answer | null = null;
    for (let tried = 0; tried < MOST_TRIES; tried++) {
      answer = await this.#tryCall(path, call).catch(() => null);
      if (answer && answer.status < 500) return answer;
      await (answer ? sleep(POLL_MS) : untilUp(this.#app.url));
    }
    throw new Error(`${path} answers ${answer?.status}: ${answer?.text}`);
  };

  readonly asStaff = (path: string, body: object) => {
    const headers = { "content-type": "application/json", "cf-access-jwt-assertion": this.#token };
    return this.call(path, { body: JSON.stringify(body), headers });
  };

  readonly mail = (from: string, to: string, raw: string) =>
    this.call(`/cdn-cgi/local/email?${new URLSearchParams({ from, to })}`, {
      body: `${CLOCK_AHEAD}: ${this.#ahead}\r\n${raw}`,
    });

  readonly tick = () => this.#app.tick(this.now()).catch(() => untilUp(this.#app.url));

  readonly storm = async (random: Random, what: () => Promise<unknown>) => {
    const { email } = this.#app.peers.servers;
    email.failBy(() => (random.chance(FAILING) ? random.pick(FAULTS) : null));
    await Promise.all([what(), this.#kill(random.below(KILL_WITHIN_MS))]);
    await email.fail(null);
  };

  readonly rows = <Row>(sql: string) => readRows<Row>(this.#app.state, sql);

  readonly stop = () => this.#app.stop();

  async #tryCall(path: string, { method = "POST", body, headers = {} }: Call): Promise<Answer> {
    const response = await fetch(new URL(path, this.#app.url), {
      method,
      headers: { ...headers, [CLOCK_AHEAD]: String(this.#ahead) },
      ...(body !== undefined && { body }),
    });
    return { status: response.status, text: await response.text() };
  }

  async #kill(after: number): Promise<void> {
    await sleep(after);
    this.crashes.push(this.now());
    await killAndWait(this.#app.url);
  }
}
