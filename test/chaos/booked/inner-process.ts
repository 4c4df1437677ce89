import type { DatabaseSync } from "node:sqlite";
import type { Random } from "../../domain/funnel/interview/seeded-random.ts";
import type { FakeMailbox } from "../peers/fake-mailbox.ts";
import { sqliteD1, type Step } from "./sqlite-d1.ts";
import { FAILING } from "./world.ts";

/** Of the steps of a process in a storm, each of which may be its last. */
const DYING = 1 / 150;
/** The codes of the mail service's passing failures, and what is none of its own. */
const FAULTS = ["E_RATE_LIMIT_EXCEEDED", "E_INTERNAL_SERVER_ERROR", "no sense"];

/** What outlives a process. */
export type Surroundings = {
  bindings: object;
  database: DatabaseSync;
  mailbox: FakeMailbox;
  /** Each step takes its time. */
  pass: () => void;
  /** The random numbers of a storm; null in calm weather. */
  weather: () => Random | null;
  onDeath: () => void;
};

/** One life of the app, from its start to its crash, after which whatever goes on in it reaches nothing anymore. */
export class InnerProcess {
  readonly env: object;
  readonly death: Promise<null>;
  isDead = false;
  readonly #around: Surroundings;
  readonly #behind = new Set<Promise<unknown>>();
  readonly #end: (value: null) => void;

  constructor(around: Surroundings) {
    const { promise, resolve } = Promise.withResolvers<null>();
    this.death = promise;
    this.#end = resolve;
    this.#around = around;
    const step: Step = (work) => this.#step(work);
    const email = { send: (mail: unknown) => this.#send(mail) };
    this.env = { ...around.bindings, DB: sqliteD1(around.database, step), EMAIL: email };
  }

  /** The context of a call. */
  readonly context = {
    passThroughOnException: () => {},
    waitUntil: (work: Promise<unknown>) => {
      const known: Promise<unknown> = work.catch(() => {}).finally(() => this.#behind.delete(known));
      this.#behind.add(known);
    },
  };

  /** Waits until all that goes on behind answers is over. */
  async quiet(): Promise<void> {
    while (!this.isDead && this.#behind.size > 0) await Promise.race([...this.#behind, this.death]);
  }

  async #step<Done>(work: () => Done): Promise<Done> {
    await Promise.resolve();
    this.#mayDie();
    this.#around.pass();
    const done = work();
    this.#mayDie();
    return done;
  }

  async #send(mail: unknown): Promise<{ messageId: string }> {
    const { weather, pass, mailbox } = this.#around;
    this.#mayDie();
    const random = weather();
    if (random?.chance(FAILING)) {
      const code = random.pick(FAULTS);
      throw Object.assign(new Error(code), { code });
    }
    pass();
    await mailbox.handle(new Request("http://localhost", { method: "POST", body: JSON.stringify(mail) }));
    this.#mayDie();
    return { messageId: crypto.randomUUID() };
  }

  #mayDie(): void {
    if (!this.isDead && this.#around.weather()?.chance(DYING)) {
      this.isDead = true;
      this.#around.onDeath();
      this.#end(null);
    }
    if (this.isDead) throw new Error("The process is gone.");
  }
}
