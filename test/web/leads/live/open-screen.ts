import type { DeskNews } from "#domain/delivery/desk/desk-messages";
import type { AssessmentView } from "#domain/leads/assessment-view";
import type { LeadStatus } from "#domain/leads/pipeline";
import { InfiniteQueryObserver, MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import type { BoardView } from "../../../../web/features/leads/board-state/board-view.ts";
import type { Board } from "../../../../web/features/leads/board-state/board.ts";
import { putLead } from "../../../../web/features/leads/basics/lead-cache.ts";
import { saveNotes } from "../../../../web/features/leads/basics/lead-writes.ts";
import { takeReady } from "../../../../web/features/leads/live/desk-query.ts";
import { deskOf } from "../../../../web/features/leads/live/desk.ts";
import { watchReads } from "../../../../web/features/leads/live/follow-live.ts";
import { readerOf } from "../../../../web/features/leads/live/screen-reader.ts";
import { filtersOf } from "../../../../web/features/leads/list/filters/filters.ts";
import { assessmentListQuery } from "../../../../web/features/leads/list/page/list-api.ts";
import { boardQuery } from "../../../../web/features/leads/board/board-api.ts";
import { BoardMoves } from "../../../../web/features/leads/board/use-moves.ts";
import type { FakeServer } from "./fake-server.ts";

const PATIENT = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
} as const;

/** One browser with the list and a board open, on the real queries, and its socket in the test's hands. */
export class OpenScreen {
  readonly client = new QueryClient({
    defaultOptions: { queries: { ...PATIENT, networkMode: "always" }, mutations: { networkMode: "always" } },
  });
  readonly #server: FakeServer;
  readonly #moves: BoardMoves;
  readonly #view: BoardView;
  readonly #stops: (() => void)[];
  /** What was sent over the socket and has not arrived; null while there is none. */
  #line: { inbox: (DeskNews | { type: "ready"; cursor: number })[]; cursor: number } | null = null;

  constructor(server: FakeServer, view: BoardView) {
    this.#server = server;
    this.#view = view;
    const list = new InfiniteQueryObserver(
      this.client,
      assessmentListQuery(filtersOf(new URLSearchParams())),
    );
    const board = new QueryObserver(this.client, boardQuery(view));
    this.#stops = [watchReads(this.client), list.subscribe(() => {}), board.subscribe(() => {})];
    this.#moves = new BoardMoves(this.client, view);
  }

  get board(): Board {
    return this.client.getQueryData(boardQuery(this.#view).queryKey) ?? [];
  }

  get rows(): AssessmentView[] {
    return this.#list?.pages.flatMap((page) => page.rows) ?? [];
  }

  /** The change that the list was read at. */
  get listReadAt(): number {
    return this.#list?.pages[0]?.readAt ?? 0;
  }

  get #list() {
    return this.client.getQueryData(assessmentListQuery(filtersOf(new URLSearchParams())).queryKey);
  }

  connect(): void {
    if (this.#line) return;
    const { cursor } = deskOf(this.client);
    const from = cursor ?? this.#server.cursor;
    const news = this.#server.news(from);
    const ready = { type: "ready", cursor: from } as const;
    this.#line = { inbox: news.type === "reset" ? [] : [ready], cursor: from };
    this.poke();
  }

  /** Whatever has not arrived is lost with the line. */
  cut(): void {
    this.#line = null;
  }

  /** The desk looks for what has happened. */
  poke(): void {
    if (!this.#line) return;
    const news = this.#server.news(this.#line.cursor);
    if (news.type === "reset" || news.changes.length > 0) this.#line.inbox.push(news);
    this.#line.cursor = news.cursor;
  }

  hear(): boolean {
    const news = this.#line?.inbox.shift();
    if (!news) return false;
    if (news.type === "ready") takeReady(this.client, news.cursor);
    else readerOf(this.client).take(news);
    return true;
  }

  note(id: number, adminNotes: string): void {
    const base = this.rows.find((row) => row.id === id);
    if (!base) return;
    const write = new MutationObserver(this.client, {
      mutationFn: () => saveNotes(base, adminNotes),
      onSuccess: (lead) => putLead(this.client, lead),
    });
    write.mutate().catch(() => {});
  }

  move(id: number, status: LeadStatus): void {
    this.#moves.move(id, { status });
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.client.clear();
  }
}
