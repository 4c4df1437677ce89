import {
  DESK_CLOSED,
  lookingSchema,
  SOCKETS_MAX,
  type DeskMessage,
  type DeskNews,
} from "#domain/delivery/desk/desk-messages";
import { parsedJson } from "#domain/parsed-json";
import { DurableObject } from "cloudflare:workers";
import { readDeskCursor } from "../db/delivery/changes/changes-cursor.ts";
import { openDb } from "../db/client.ts";
import { projectLeads } from "../db/calls/consequences/project-leads.ts";
import { readDeskNews } from "../db/delivery/desk/desk-news.ts";
import { selectIsMarked } from "../db/leads/marks/lead-marks.ts";
import { logError } from "../log.ts";
import { changeConnection, peopleOf, connectionOf, openConnection, turnTo, visitSchema } from "./seat.ts";

/** Changes within this time of the first are sent together. */
const GATHER_MS = 100;
/** While no screen is open, changes are collected this long before the leads are projected. */
const UNSEEN_MS = 10_000;
/** The longest message that a browser may send, in characters; `looking` takes half of it. */
const MESSAGE_MAX = 80;
const TRY_AGAIN = 1011;

/**
 * Projects leads that have changed in D1, sends the changes to every staff browser, and tells each who else is online
 * (contract 13). Its only state is its sockets, each with the last change sent to it, so it may be evicted or killed at
 * any time.
 */
export class Desk extends DurableObject<Env> {
  readonly #sendNews = gathering(() => this.#catchUp(), gathered);
  readonly #sendPeople = gathering(() => this.#tellPeople(), gathered);

  /**
   * Notifies the desk of a possible change. Without sockets it waits a little, to handle later changes in the same run.
   */
  async poke(): Promise<void> {
    if (this.#sockets().length > 0) await this.#sendNews();
    else await this.#wakeBy(Date.now() + UNSEEN_MS);
  }

  /** Accepts an upgrade with a `DeskVisit` in its query; 429 beyond ten sockets per person. */
  override async fetch(request: Request): Promise<Response> {
    const visit = visitSchema.parse(parsedJson(new URL(request.url).searchParams.get("visit") ?? ""));
    const own = this.#sockets().filter((socket) => connectionOf(socket).email === visit.email);
    if (own.length >= SOCKETS_MAX) return new Response(null, { status: 429 });
    const { 0: browser, 1: socket } = new WebSocketPair();
    this.ctx.acceptWebSocket(socket);
    openConnection(socket, visit);
    await this.#watchExpiry();
    this.ctx.waitUntil(this.#sendNews());
    return new Response(null, { status: 101, webSocket: browser });
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const isText = typeof message === "string" && message.length <= MESSAGE_MAX;
    const looking = lookingSchema.safeParse(isText ? parsedJson(message) : undefined);
    if (!looking.success) socket.close(DESK_CLOSED.badMessage, "Only `looking` is accepted here.");
    else {
      const turned = turnTo(looking.data.lead, connectionOf(socket), Date.now());
      if (turned) changeConnection(socket, turned);
      else socket.close(DESK_CLOSED.tooOften, "Too many messages. Please connect again.");
    }
    await this.#sendPeople();
  }

  override webSocketClose(): Promise<void> {
    return this.#sendPeople();
  }

  override webSocketError(): Promise<void> {
    return this.#sendPeople();
  }

  /** Runs when a socket's sign-in has expired, or when changes are due that were collected while no screen was open. */
  override async alarm(): Promise<void> {
    this.#closeExpired();
    await this.#project();
    await this.#watchExpiry();
    await this.#sendPeople();
  }

  #sockets(): WebSocket[] {
    return this.ctx.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN);
  }

  /** Sends each socket the changes after its last one. Sockets at the same change share one read. */
  async #catchUp(): Promise<void> {
    this.#closeExpired();
    const sockets = this.#sockets();
    const newcomers = sockets.filter((socket) => !connectionOf(socket).ready);
    try {
      for (const [cursor, alike] of Map.groupBy(sockets, (socket) => connectionOf(socket).cursor)) {
        const news = await this.#newsAfter(cursor);
        for (const socket of alike) tellNews(socket, news);
      }
    } catch (error) {
      logError("desk_news", error);
      // The others get it at the next poke, within a minute; somebody who has just connected should not have to wait.
      for (const socket of newcomers)
        if (!connectionOf(socket).ready) socket.close(TRY_AGAIN, "Please try again.");
    }
    if (newcomers.length > 0) await this.#sendPeople();
  }

  async #newsAfter(cursor: number | null): Promise<DeskNews> {
    const { db } = openDb(this.env.DB, "first-primary");
    if (cursor !== null) return readDeskNews(db, cursor);
    return { type: "changes", cursor: await readDeskCursor(db), changes: [] };
  }

  async #tellPeople(): Promise<void> {
    const ready = this.#sockets().filter((socket) => connectionOf(socket).ready);
    const people = peopleOf(ready.map(connectionOf));
    for (const socket of ready) send(socket, { type: "people", people });
  }

  #closeExpired(): void {
    const now = Date.now();
    for (const socket of this.#sockets()) {
      if (connectionOf(socket).expiresAt <= now) socket.close(DESK_CLOSED.signedOut, "Please sign in again.");
    }
  }

  /** Wakes the object when the next sign-in runs out. */
  async #watchExpiry(): Promise<void> {
    const ends = this.#sockets().map((socket) => connectionOf(socket).expiresAt);
    if (ends.length > 0) await this.#wakeBy(Math.min(...ends));
  }

  async #wakeBy(time: number): Promise<void> {
    const planned = await this.ctx.storage.getAlarm();
    if (planned === null || planned > time) await this.ctx.storage.setAlarm(time);
  }

  /** If this fails, the next reader or the cron projects the leads. */
  async #project(): Promise<void> {
    try {
      const { db } = openDb(this.env.DB, "first-primary");
      const [open] = await selectIsMarked(db);
      const isDone = open?.isMarked !== 1 || (await projectLeads(db));
      if (!isDone) await this.#wakeBy(Date.now() + GATHER_MS);
    } catch (error) {
      logError("desk_project", error);
    }
  }
}

function gathered(): Promise<void> {
  return scheduler.wait(GATHER_MS);
}

/**
 * The first message says from which change the screen continues, unless it has to reload. Does nothing for a socket
 * that has closed meanwhile.
 */
function tellNews(socket: WebSocket, news: DeskNews): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  const { ready, cursor } = connectionOf(socket);
  if (news.type === "changes" && !ready) send(socket, { type: "ready", cursor: cursor ?? news.cursor });
  if (news.type === "reset" || news.changes.length > 0) send(socket, news);
  changeConnection(socket, { ready: true, cursor: news.cursor });
}

function send(socket: WebSocket, message: DeskMessage): void {
  socket.send(JSON.stringify(message));
}

/**
 * Throttles `work`: the first call runs it at once, later calls share one run after `pause`. Each call resolves or
 * rejects with the first run that begins after it. Runs never overlap.
 */
export function gathering(work: () => Promise<void>, pause: () => Promise<void>): () => Promise<void> {
  let next: Promise<void> | null = null;
  let last: Promise<void> = Promise.resolve();
  const begin = () => {
    next = null;
    const run = work();
    last = run.catch(() => {}).then(pause);
    return run;
  };
  return () => (next ??= last.then(begin));
}
