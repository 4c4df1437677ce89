import type { Desk } from "../../../../../web/features/admin/ground/live/desk-log.ts";
import { followBoard, isBehind } from "../../../../../web/features/admin/ground/live/follow.ts";
import type { BoardView } from "../../../../../web/features/admin/ground/board/board-view.ts";
import type { Board } from "../../../../../web/features/admin/ground/board/board.ts";
import type { DeskModel } from "./desk-model.ts";
import { Reading } from "./reading.ts";

export const ADA = "ada@example.com";

/** Everybody's leads, one person's, and nobody's, in each of the orders. */
export const VIEWS: readonly [BoardView, ...BoardView[]] = [
  { owner: "", sort: "updated" },
  { owner: ADA, sort: "leadScore" },
  { owner: "none", sort: "oldest" },
];

/** The boards that a browser has read, one for each view that was looked at. One of them is on the screen. */
export class ScreenBoards {
  readonly #server: DeskModel;
  readonly #boards = new Map<BoardView, Reading<Board>>();
  current: Reading<Board>;

  constructor(server: DeskModel) {
    this.#server = server;
    this.current = this.#read(VIEWS[0]);
  }

  /** One that was read before is there at once, and read again if it is known to be old. Returns whether it is new. */
  look(view: BoardView): boolean {
    const known = this.#boards.get(view);
    this.current = known ?? this.#read(view);
    if (known?.isOld) known.send("or goes on");
    return known === undefined;
  }

  follow(desk: Desk): void {
    for (const board of this.#boards.values()) {
      board.shown = followBoard(board.shown, desk.log);
      board.isOld ||= isBehind(board.shown, desk);
    }
    if (isBehind(this.current.shown, desk)) this.current.send("or goes on");
  }

  /** The desk begins again. */
  readAgain(): void {
    for (const [view, board] of this.#boards) if (board !== this.current) this.#boards.delete(view);
    this.current.shown = this.current.shown.map((column) => ({ ...column, readAt: -1 }));
    this.current.send();
  }

  #read(view: BoardView): Reading<Board> {
    const board = new Reading(() => this.#server.readBoard(view));
    this.#boards.set(view, board);
    return board;
  }
}
