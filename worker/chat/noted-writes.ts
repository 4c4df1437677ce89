import { openDb, type Db } from "../db/client.ts";
import { addNews, noNews, type News } from "../db/news.ts";
import { followUp } from "../delivery/follow-up.ts";

/** What is due for longer than what was just written is left to the cron. */
const RECENT_MS = 5000;

/** An object's writes to D1, and what follows from them. */
export class NotedWrites {
  readonly #env: Env;
  readonly #ctx: DurableObjectState;
  #news = noNews();

  constructor(env: Env, ctx: DurableObjectState) {
    this.#env = env;
    this.#ctx = ctx;
  }

  /** The database, with what is written to it noted. */
  db(): Db {
    return openDb(this.#env.DB, "first-primary", { news: this.#news }).db;
  }

  /** Follows up what was written since the last time, and what somebody else has noted; the cron finds what is cut off. */
  followUp(more = noNews()): void {
    const news: News = this.#news;
    this.#news = noNews();
    addNews(news, more);
    if (news.isTold || news.queued.length > 0)
      this.#ctx.waitUntil(followUp(this.#env, news, { since: Date.now() - RECENT_MS }));
  }
}
