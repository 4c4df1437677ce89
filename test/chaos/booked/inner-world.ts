import { DatabaseSync } from "node:sqlite";
import type { Random } from "../../domain/funnel/interview/seeded-random.ts";
import { startStaff } from "../../bench/staff.ts";
import { accessToken } from "../../fakes/access/access-token.ts";
import { migrationFiles } from "../../tools/deploy/migration-files.ts";
import { FakeMailbox } from "../peers/fake-mailbox.ts";
import { InnerProcess } from "./inner-process.ts";
import { innerBindings, loadWorker, type Handlers } from "./load-worker.ts";
import { ownClock, ownConsole } from "./own-time.ts";
import { MOST_TRIES, type Answer, type Call, type World } from "./world.ts";

const ORIGIN = "http://localhost";
const YEAR_SECONDS = 365 * 24 * 3600;
/** The steps of a mail, and of all that happens beside it. */
const ON_THE_WAY_MS = 300;

/**
 * The built Worker in this process, on SQLite in memory, many times as fast as in workerd, with a clock that stands
 * still between two steps. It can die before and after each statement and each mail: nothing goes on then, and the
 * next call comes to a new one. `fill` writes to its database first.
 */
export async function startInnerWorld(
  vars: Record<string, string>,
  fill: (database: DatabaseSync) => void,
): Promise<World> {
  const staff = await startStaff();
  const exp = Math.floor(Date.now() / 1000) + YEAR_SECONDS;
  const token = await accessToken(staff.issuer, "ada@example.com", { exp });
  const bindings = innerBindings({ ...staff.vars, ...vars, APP_ORIGIN: ORIGIN });
  const worker = await loadWorker();
  return new InnerWorld({ worker, bindings, token, fill, stop: staff.stop });
}

type Given = {
  worker: Handlers;
  bindings: object;
  token: string;
  fill: (database: DatabaseSync) => void;
  stop: () => Promise<void>;
};

class InnerWorld implements World {
  readonly onTheWay = ON_THE_WAY_MS;
  readonly crashes: number[] = [];
  readonly #given: Given;
  readonly #database = new DatabaseSync(":memory:");
  readonly #mailbox = new FakeMailbox();
  readonly #clock = ownClock();
  readonly #putConsoleBack = ownConsole();
  #weather: Random | null = null;
  #life: InnerProcess;

  constructor(given: Given) {
    this.#given = given;
    for (const { sql } of migrationFiles()) this.#database.exec(sql);
    given.fill(this.#database);
    this.#mailbox.now = this.now;
    this.#life = this.#newLife();
  }

  get accepted() {
    return this.#mailbox.accepted;
  }

  readonly now = () => this.#clock.now();

  readonly quiet = () => this.#life.quiet();

  readonly moveTo = async (time: number) => {
    await this.quiet();
    this.#clock.moveTo(time);
  };

  readonly call = (to: string, { method = "POST", body, headers = {} }: Call = {}) =>
    this.#again(to, async ({ env, context }) => {
      const init = { method, headers, ...(body !== undefined && { body }) };
      const response = await this.#given.worker.fetch(new Request(new URL(to, ORIGIN), init), env, context);
      return { status: response.status, text: await response.text() };
    });

  readonly asStaff = (to: string, body: object) => {
    const headers = { "content-type": "application/json", "cf-access-jwt-assertion": this.#given.token };
    return this.call(to, { body: JSON.stringify(body), headers });
  };

  readonly mail = (from: string, to: string, raw: string) =>
    this.#again("a mail", async ({ env, context }) => {
      let refused: string | null = null;
      const setReject = (reason: string) => {
        refused = reason;
      };
      const message = { from, to, raw: new Response(raw).body, headers: new Headers(), setReject };
      await this.#given.worker.email(message, env, context);
      return { status: refused === null ? 200 : 400, text: refused ?? "" };
    });

  readonly tick = async () => {
    const event = { scheduledTime: this.now() };
    await this.#inLife(({ env, context }) => this.#given.worker.scheduled(event, env, context));
  };

  readonly storm = async (random: Random, what: () => Promise<unknown>) => {
    this.#weather = random;
    await what();
    await this.quiet();
    this.#weather = null;
  };

  readonly rows = <Row>(sql: string): Row[] => JSON.parse(JSON.stringify(this.#database.prepare(sql).all()));

  readonly stop = async () => {
    await this.quiet();
    this.#clock.putBack();
    this.#putConsoleBack();
    this.#database.close();
    await this.#given.stop();
  };

  #newLife(): InnerProcess {
    return new InnerProcess({
      bindings: this.#given.bindings,
      database: this.#database,
      mailbox: this.#mailbox,
      pass: this.#clock.pass,
      weather: () => this.#weather,
      onDeath: () => this.crashes.push(this.now()),
    });
  }

  /** What the app does, in the life that there is then; null if it dies of it. */
  #inLife<Done>(work: (of: InnerProcess) => Promise<Done>): Promise<Done | null> {
    if (this.#life.isDead) this.#life = this.#newLife();
    const of = this.#life;
    return Promise.race([work(of), of.death]);
  }

  async #again(what: string, work: (of: InnerProcess) => Promise<Answer>): Promise<Answer> {
    let answer: Answer | null = null;
    for (let tried = 0; tried < MOST_TRIES; tried++) {
      answer = await this.#inLife(work);
      if (answer && answer.status < 500) return answer;
    }
    throw new Error(`${what} answers ${answer?.status}: ${answer?.text}`);
  }
}
