import type { AssessmentView } from "#domain/leads/assessment-view";
import type { DeskNews } from "#domain/desk/desk-messages";
import type { LeadStatus } from "#domain/leads/pipeline";
import { deskAfter, deskFrom, type Desk } from "../../../../../web/features/admin/ground/live/desk-log.ts";
import { changePage } from "../../../../../web/features/admin/ground/leads/lead-cache.ts";
import { followLead } from "../../../../../web/features/admin/ground/live/follow.ts";
import {
  changeCard,
  placeOf,
  putCard,
  takeCard,
  type Board,
  type Place,
} from "../../../../../web/features/admin/ground/board/board.ts";
import type { BoardView } from "../../../../../web/features/admin/ground/board/board-view.ts";
import type { DeskModel } from "./desk-model.ts";
import { ScreenBoards } from "./screen-boards.ts";
import type { DeskObjectModel, Line } from "./desk-object-model.ts";
import { Pending } from "./pending.ts";
import { Reading } from "./reading.ts";

type Answer = AssessmentView | "failed" | "gone";
type Move = { on: Reading<Board>; id: number; from: Place; to: LeadStatus };
type Page = { rows: AssessmentView[]; readAt: number };
type Edit = { id: number; adminNotes: string };

/** What becomes of a call: a 500 has done nothing, and an answer that is lost has done everything. */
export const CALL_ENDS = ["done", "refused", "lost"] as const;
export type CallEnd = (typeof CALL_ENDS)[number];

/** One browser: what it shows, and its calls that are on their way. Each call is sent, answered and received apart. */
export class DeskScreen {
  readonly #server: DeskModel;
  readonly #object: DeskObjectModel;
  readonly #boards: ScreenBoards;
  readonly #page: Reading<Page>;
  desk: Desk;
  #line: Line | null = null;
  readonly #asks = new Pending<number, DeskNews>();
  readonly #moves = new Pending<Move, Answer>();
  readonly #edits = new Pending<Edit, Answer>();

  constructor(server: DeskModel, object: DeskObjectModel) {
    this.#server = server;
    this.#object = object;
    this.#boards = new ScreenBoards(server);
    this.#page = new Reading(() => server.readPage());
    this.desk = deskFrom(this.page.readAt);
  }

  get board(): Board {
    return this.#boards.current.shown;
  }

  get page(): Page {
    return this.#page.shown;
  }

  /** Another view of the board. */
  look(view: BoardView): void {
    if (this.#boards.look(view)) this.follow();
  }

  /** A lost line is noticed once everything that came over it is read. */
  connect(): void {
    if (this.#line && (this.#line.isOpen || this.#line.inbox.length > 0)) return;
    this.#line = this.#object.connect(this.#cursor);
  }

  /** The network is gone, and what was on its way. */
  hangUp(): void {
    if (this.#line) this.#line.isOpen = false;
    this.#line = null;
  }

  receiveMessage(): void {
    const line = this.#line;
    const news = line?.inbox.shift();
    if (!line || !news) return;
    this.#take(line.after, news);
    line.after = news.cursor;
  }

  sendAsk(): void {
    if (this.#asks.isEmpty) this.#asks.send(this.#cursor);
  }

  answerAsk(): void {
    this.#asks.answer((after) => this.#server.news(after));
  }

  /** A 500, or no network. */
  loseAsk(): void {
    this.#asks.clear();
  }

  receiveAsk(): void {
    const ask = this.#asks.receive();
    if (ask) this.#take(ask.call, ask.answer);
  }

  /** A card in somebody's hand stays, and the board with it. */
  follow(): void {
    this.#page.shown = changePage(this.page, (row, readAt) => followLead(row, readAt, this.desk.log));
    if (this.#moves.isEmpty) this.#boards.follow(this.desk);
  }

  open(what: "board" | "page"): void {
    (what === "board" ? this.#boards.current : this.#page).open();
  }

  answerReads(): void {
    this.#boards.current.answer();
    this.#page.answer();
  }

  loseReads(): void {
    this.#boards.current.lose();
    this.#page.lose();
  }

  receivePage(): void {
    const page = this.#page.receive();
    if (!page) return;
    this.#page.shown = page;
    if (page.readAt < (this.desk.since ?? 0)) this.#page.send();
    this.follow();
  }

  receiveBoard(): void {
    const board = this.#boards.current.receive();
    if (!board) return;
    if (this.#moves.isEmpty) this.#boards.current.shown = board;
    this.follow();
  }

  sendMove(id: number, to: LeadStatus): void {
    const from = placeOf(this.board, id);
    if (!from || from.status === to || this.#moves.some((move) => move.id === id)) return;
    this.#boards.current.cancel();
    this.#boards.current.shown = putCard(this.board, from.card, { status: to, index: 0 });
    this.#moves.send({ on: this.#boards.current, id, from, to });
  }

  answerMove(end: CallEnd): void {
    this.#moves.answer(({ id, to }) => this.#answer(end, id, { leadStatus: to }));
  }

  receiveMove(): void {
    const move = this.#moves.receive();
    if (!move) return;
    const { on, id, from } = move.call;
    const card = placeOf(on.shown, id)?.card;
    if (!card) return;
    if (move.answer === "gone") on.shown = takeCard(on.shown, id);
    else if (move.answer === "failed") on.shown = putCard(on.shown, card, from);
    else this.#settle(on, move.answer);
  }

  /** Notes are typed beside the list. */
  sendEdit(id: number, adminNotes: string): void {
    if (this.page.rows.some((row) => row.id === id)) this.#edits.send({ id, adminNotes });
  }

  answerEdit(end: CallEnd): void {
    this.#edits.answer(({ id, adminNotes }) => this.#answer(end, id, { adminNotes }));
  }

  receiveEdit(): void {
    const edit = this.#edits.receive();
    if (!edit || edit.answer === "failed") return;
    this.#putRow(edit.call.id, edit.answer === "gone" ? null : edit.answer);
  }

  /** Everything arrives, and what the screen asks for by itself: by the socket, or every now and then without one. */
  settle(how: "socket" | "asking"): void {
    for (; !this.#moves.isEmpty; this.receiveMove()) this.answerMove("done");
    for (; !this.#edits.isEmpty; this.receiveEdit()) this.answerEdit("done");
    if (how === "asking") this.hangUp();
    else this.connect();
    this.#object.poke();
    while (this.#line && this.#line.inbox.length > 0) this.receiveMessage();
    if (how === "asking") this.sendAsk();
    this.answerAsk();
    this.receiveAsk();
    this.#boards.current.retry();
    this.#page.retry();
    this.follow();
    this.answerReads();
    this.receiveBoard();
    this.receivePage();
  }

  get #cursor(): number {
    return this.desk.cursor ?? 0;
  }

  #take(after: number, news: DeskNews): void {
    this.desk = deskAfter(this.desk, after, news).desk;
    if (news.type === "reset") {
      this.#boards.readAgain();
      this.#page.send();
    }
    this.follow();
  }

  #answer(end: CallEnd, id: number, changes: Partial<AssessmentView>): Answer {
    if (end === "refused") return "failed";
    const stored = this.#server.change(id, changes);
    return end === "lost" ? "failed" : (stored ?? "gone");
  }

  #settle(on: Reading<Board>, stored: AssessmentView): void {
    const { id, version, updatedAt, dealValue, adminNotes, statusUpdatedAt, statusUpdatedBy } = stored;
    const since = statusUpdatedAt ? { inStageSince: statusUpdatedAt } : {};
    const change = { version, updatedAt, dealValue, adminNotes, statusUpdatedBy, ...since };
    on.shown = changeCard(on.shown, id, change);
    this.#putRow(id, stored);
  }

  #putRow(id: number, stored: AssessmentView | null): void {
    const rows = this.page.rows.flatMap((row) => {
      if (row.id !== id || (stored && row.version >= stored.version)) return [row];
      return stored ? [stored] : [];
    });
    this.#page.shown = { ...this.page, rows };
  }
}
