import { CHANGED_LEADS_MAX, LISTED_ENTITIES, type ListedEntity } from "#domain/delivery/changes/desk-changes";
import type { DeskChange, DeskNews } from "#domain/delivery/desk/desk-messages";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { api, unwrap } from "../../../lib/api.ts";
import { BOARD_KEY, letNewIn, type Board } from "../board-state/board.ts";
import { putRead, LEAD_KEY, LIST_KEY, MAILS_KEY, QUEUE_KEY, SUMMARY_KEY } from "../basics/lead-cache.ts";
import { noticeError } from "../../people/staff/staff-session.ts";
import { announceListed } from "./announce-moves.ts";
import { changeDesk, deskOf, NO_DESK } from "./desk.ts";
import { gather } from "./gather.ts";
import { isBoardHeld, isLeadHeld } from "./in-hand.ts";
import { readListAgain } from "./short-lists.ts";

/** What changes during a round of reading is read together, in the next one. */
const ROUND_MS = 250;
/** How often it is tried whether what was in somebody's hand is free. */
const HAND_MS = 500;
/** How soon is asked again what had no answer. */
const FAILED_MS = 15_000;
/** Figures are counted by the server, and need not be so for each of many changes. */
const SUMMARY_MS = 1_000;

/** Where leads are shown but on the board. */
const LEADS_SHOWN = [LIST_KEY, LEAD_KEY, MAILS_KEY, SUMMARY_KEY, QUEUE_KEY] as const;

const readers = new WeakMap<QueryClient, ScreenReader>();

/** What reads this browser's screens again. */
export function readerOf(client: QueryClient): ScreenReader {
  const reader = readers.get(client) ?? new ScreenReader(client);
  readers.set(client, reader);
  return reader;
}

/**
 * Reads again what the desk says has changed, in one round after the other: the leads by their numbers, in one call,
 * which are put wherever they are shown; then the board. What is in somebody's hand waits. After a failure all is read.
 */
export class ScreenReader {
  readonly #client: QueryClient;
  /** The changed leads, each with the change that it has come with, if it is new. */
  readonly #leads = new Map<number, number | null>();
  /** Deleted leads at which somebody is at work: what was typed there can still be copied. */
  readonly #gone = new Set<number>();
  readonly #lists = new Set<ListedEntity>();
  #isBoardDue = false;
  #isAllDue = false;
  /** A round is on its way, or waits for its time. */
  #isBusy = false;

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** Takes what the desk says. It may be said twice. */
  take(news: DeskNews): void {
    const { cursor } = news;
    if (news.type === "reset") {
      changeDesk(this.#client, { cursor, arrived: NO_DESK.arrived });
      return this.readAll();
    }
    changeDesk(this.#client, { cursor: Math.max(cursor, deskOf(this.#client).cursor ?? 0) });
    for (const change of news.changes) this.#note(change);
    this.#begin();
  }

  /** Asks what came after a change, of which something shown may know nothing. */
  async askAfter(change: number): Promise<void> {
    const news = await unwrap(api.changes.$get({ query: { after: String(change) } })).catch(noticeError);
    if (news) this.take(news);
    else this.readAll();
  }

  /** What stands stays until it has been read once more. */
  readAll(): void {
    for (const queryKey of [...LEADS_SHOWN, BOARD_KEY]) {
      this.#client.removeQueries({ queryKey, type: "inactive" });
    }
    this.#client.setQueriesData<Board>({ queryKey: BOARD_KEY }, (board) => board && letNewIn(board));
    for (const entity of LISTED_ENTITIES) this.#lists.add(entity);
    this.#isAllDue = true;
    this.readBoard();
  }

  readBoard(): void {
    this.#isBoardDue = true;
    this.#begin();
  }

  /** The leads that have come after a change, though they may not be read yet. */
  newSince(change: number): Set<number> {
    const arrived = [...deskOf(this.#client).arrived].map(([id, { at }]) => [id, at] as const);
    return new Set(
      [...arrived, ...this.#leads].flatMap(([id, at]) => (at !== null && at > change ? [id] : [])),
    );
  }

  #note({ id, entity, entityId, kind }: DeskChange): void {
    if (entity !== "assessment") return void this.#lists.add(entity);
    this.#leads.set(entityId, this.#leads.get(entityId) ?? (kind === "created" ? id : null));
    this.#isBoardDue = true;
    countAgain(this.#client);
    void this.#client.invalidateQueries({ queryKey: ["analytics"], refetchType: "none" });
  }

  #begin(): void {
    this.#readFree();
    if (!this.#isBusy) void this.#read();
  }

  /** What needs an empty hand alone: short lists below forms, and leads that are gone. */
  #readFree(): void {
    for (const entity of this.#lists) if (readListAgain(this.#client, entity)) this.#lists.delete(entity);
    const free = [...this.#gone].filter((id) => !isLeadHeld(id));
    for (const id of free) this.#gone.delete(id);
    if (free.length > 0) putRead(this.#client, [], free);
    if (this.#lists.size + this.#gone.size > 0) this.#readFreeLater(undefined);
  }

  readonly #readFreeLater = gather(() => this.#readFree(), HAND_MS);

  async #read(): Promise<void> {
    this.#isBusy = true;
    const wait = await this.#round().catch((error: unknown) => {
      noticeError(error);
      this.#isAllDue = true;
      this.#isBoardDue = true;
      return FAILED_MS;
    });
    this.#isBusy = this.#leads.size > 0 || this.#isBoardDue || this.#isAllDue;
    if (this.#isBusy) setTimeout(() => void this.#read(), wait);
  }

  /** Gives how long to wait for the next one, if something is due then. */
  async #round(): Promise<number> {
    if (this.#isAllDue) {
      this.#isAllDue = false;
      await Promise.all(LEADS_SHOWN.map((queryKey) => this.#readNow(queryKey, true)));
    }
    if (this.#leads.size > 0) await this.#readLeads();
    if (!this.#isBoardDue) return ROUND_MS;
    if (isBoardHeld()) return HAND_MS;
    this.#isBoardDue = false;
    // One that is being read is let finish: were it begun anew for each change, it would never end.
    await this.#readNow(BOARD_KEY, false);
    this.#isBoardDue ||= isBoardHeld();
    return ROUND_MS;
  }

  /** A write of one's own may be newer than what is read meanwhile: then it is read once more. */
  async #readLeads(): Promise<void> {
    if (this.#client.isMutating() > 0) return;
    const start = Date.now();
    const some = new Map([...this.#leads].slice(0, CHANGED_LEADS_MAX));
    const ids = [...some.keys()].join(",");
    for (const id of some.keys()) this.#leads.delete(id);
    const leads = await unwrap(api.leads.$get({ query: { ids } }));
    const writes = this.#client.getMutationCache().getAll();
    const isPassed = writes.some(({ state }) => state.submittedAt >= start);
    if (!isPassed) return this.#put(some, leads);
    for (const [id, at] of some) this.#leads.set(id, this.#leads.get(id) ?? at);
  }

  #put(some: ReadonlyMap<number, number | null>, leads: readonly AssessmentView[]): void {
    const client = this.#client;
    announceListed(client, leads);
    const arrived = new Map(deskOf(client).arrived);
    for (const id of some.keys()) this.#gone.add(id);
    for (const lead of leads) {
      this.#gone.delete(lead.id);
      const at = arrived.get(lead.id)?.at ?? some.get(lead.id) ?? null;
      if (at !== null) arrived.set(lead.id, { at, lead });
    }
    for (const id of this.#gone) arrived.delete(id);
    putRead(client, leads, []);
    changeDesk(client, { arrived });
    // Its own page says that a lead is gone, and shows what was typed there.
    for (const id of some.keys()) {
      void client.invalidateQueries({ queryKey: [...LEAD_KEY, "page", id] });
      void client.invalidateQueries({ queryKey: [...MAILS_KEY, id] });
    }
    this.#readFree();
  }

  async #readNow(queryKey: QueryKey, cancelRefetch: boolean): Promise<void> {
    await this.#client.invalidateQueries({ queryKey }, { cancelRefetch });
    const shown = this.#client.getQueryCache().findAll({ queryKey, type: "active" });
    if (shown.some(({ state }) => state.status === "error")) throw new Error("It could not be read again.");
  }
}

const countAgain = gather(
  (client: QueryClient) => void client.invalidateQueries({ queryKey: SUMMARY_KEY }),
  SUMMARY_MS,
);
