import type { DeskNews } from "#domain/desk/desk-messages";
import type { DeskModel } from "./desk-model.ts";

/** A browser's end of a socket: what was sent to it and has not arrived, and whether it still stands. */
export type Line = { after: number; isOpen: boolean; inbox: DeskNews[] };

type Seat = { line: Line; cursor: number };

/** The desk's object: it knows nothing but its sockets, each with the last change that it was told of. */
export class DeskObjectModel {
  readonly #server: DeskModel;
  #seats: Seat[] = [];

  constructor(server: DeskModel) {
    this.#server = server;
  }

  /** Nothing is told before the next poke, and a poke may be lost. */
  connect(after: number): Line {
    const line: Line = { after, isOpen: true, inbox: [] };
    this.#seats.push({ line, cursor: after });
    return line;
  }

  poke(): void {
    this.#seats = this.#seats.filter(({ line }) => line.isOpen);
    for (const seat of this.#seats) {
      const news = this.#server.news(seat.cursor);
      if (news.type === "reset" || news.changes.length > 0) seat.line.inbox.push(news);
      seat.cursor = news.cursor;
    }
  }

  /** All sockets break, and with them is lost what had not arrived – or it arrives before the break is noticed. */
  kill(isLost: boolean): void {
    for (const { line } of this.#seats) {
      line.isOpen = false;
      if (isLost) line.inbox = [];
    }
    this.#seats = [];
  }
}
