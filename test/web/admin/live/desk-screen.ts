import type { AssessmentView } from "#domain/leads/assessment-view";
import type { DeskNews } from "#domain/desk/desk-messages";
import type { LeadStatus } from "#domain/leads/pipeline";
import { addChanges, cursorOf, NO_DESK, type Desk } from "../../../../web/features/admin/live/desk-log.ts";
import { followBoard, followPage, isBehind } from "../../../../web/features/admin/live/follow.ts";
import {
  changeCard,
  placeOf,
  putCard,
  takeCard,
  type Board,
  type Place,
} from "../../../../web/features/admin/sales/board.ts";
import type { DeskModel } from "./desk-model.ts";

type Ask = { after: number; news: DeskNews | null };
type Move = { id: number; from: Place; to: LeadStatus; answer: AssessmentView | "failed" | "gone" | null };

/** One browser: what it shows, and its calls that are on their way. Each call is sent, answered and received apart. */
export class DeskScreen {
  readonly #server: DeskModel;
  desk: Desk = NO_DESK;
  board: Board;
  page: { rows: AssessmentView[]; readAt: number };
  #ask: Ask | null = null;
  #read: { board: Board; page: DeskScreen["page"] } | null = null;
  #moves: Move[] = [];

  constructor(server: DeskModel) {
    this.#server = server;
    this.board = server.readBoard();
    this.page = server.readPage();
  }

  sendAsk(): void {
    const oldest = Math.min(this.page.readAt, ...this.board.map(({ readAt }) => readAt));
    this.#ask ??= { after: cursorOf(this.desk, oldest), news: null };
  }

  answerAsk(): void {
    if (this.#ask) this.#ask.news ??= this.#server.news(this.#ask.after);
  }

  /** A 500, or no network. */
  loseAsk(): void {
    this.#ask = null;
  }

  receiveAsk(): void {
    if (!this.#ask?.news || this.#ask.news.type === "reset") return;
    const { after, news } = this.#ask;
    this.#ask = null;
    const log = addChanges(this.desk.log, news.changes);
    const leads = news.changes.map(({ entityId }) => Number(entityId));
    const boardNeeds = isBehind(this.board, log, leads) ? news.cursor : this.desk.boardNeeds;
    this.desk = { since: Math.min(after, this.desk.since ?? after), cursor: news.cursor, log, boardNeeds };
    this.follow();
  }

  follow(): void {
    const isHeld = (id: number) => this.#moves.some((move) => move.id === id);
    this.page = followPage(this.page, this.desk.log);
    if (this.#moves.length === 0) this.board = followBoard(this.board, this.desk.log, isHeld);
  }

  answerRead(): void {
    this.#read ??= { board: this.#server.readBoard(), page: this.#server.readPage() };
  }

  receiveRead(): void {
    if (!this.#read) return;
    const { board, page } = this.#read;
    this.#read = null;
    this.page = followPage(page, this.desk.log);
    if (this.#moves.length === 0) this.board = followBoard(board, this.desk.log, () => false);
  }

  sendMove(id: number, to: LeadStatus): void {
    const from = placeOf(this.board, id);
    if (!from || from.status === to || this.#moves.some((move) => move.id === id)) return;
    this.#read = null;
    this.board = putCard(this.board, from.card, { status: to, index: 0 });
    this.#moves.push({ id, from, to, answer: null });
  }

  answerMove(isFailing: boolean): void {
    const move = this.#moves.find(({ answer }) => answer === null);
    if (!move) return;
    move.answer = isFailing ? "failed" : (this.#server.change(move.id, { leadStatus: move.to }) ?? "gone");
  }

  receiveMove(): void {
    const move = this.#moves.find(({ answer }) => answer !== null);
    if (!move) return;
    this.#moves = this.#moves.filter((other) => other !== move);
    const { id, answer, from } = move;
    const card = placeOf(this.board, id)?.card;
    if (!card || answer === null) return;
    if (answer === "gone") this.board = takeCard(this.board, id);
    else if (answer === "failed") this.board = putCard(this.board, card, from);
    else this.#settle(answer);
  }

  /** Everything arrives, and what the screen would ask for next. */
  settleAll(): void {
    while (this.#moves.length > 0) {
      this.answerMove(false);
      this.receiveMove();
    }
    this.receiveRead();
    this.loseAsk();
    this.sendAsk();
    this.answerAsk();
    this.receiveAsk();
    if (this.board.some(({ readAt }) => readAt < this.desk.boardNeeds)) {
      this.answerRead();
      this.receiveRead();
    }
  }

  #settle(stored: AssessmentView): void {
    const { id, version, updatedAt, dealValue, adminNotes, statusUpdatedAt, statusUpdatedBy } = stored;
    const since = statusUpdatedAt ? { inStageSince: statusUpdatedAt } : {};
    this.board = changeCard(this.board, id, {
      version,
      updatedAt,
      dealValue,
      adminNotes,
      statusUpdatedBy,
      ...since,
    });
    const rows = this.page.rows.map((row) => (row.id === id && row.version <= version ? stored : row));
    this.page = { ...this.page, rows };
  }
}
