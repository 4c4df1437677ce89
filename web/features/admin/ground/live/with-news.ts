import type { DeskChange, DeskNews } from "#domain/desk/desk-messages";
import type { Board } from "../board/board.ts";
import { addChanges, NO_DESK, type Desk } from "./desk-log.ts";
import { isBehind } from "./follow.ts";

type Changes = Extract<DeskNews, { type: "changes" }>;
type Reset = Extract<DeskNews, { type: "reset" }>;

/** Before any change: a board that was read then has to be read again. */
const NEVER = -1;

/** The desk with what came after change `after`, and the changes in it that were not known. */
export function withNews(
  before: Desk,
  boards: readonly Board[],
  after: number,
  { cursor, changes }: Changes,
): { desk: Desk; fresh: DeskChange[] } {
  const fresh = changes.filter(({ id }) => !isKnown(before, id));
  const log = addChanges(before.log, after, fresh);
  const leads = fresh.flatMap((change) => (change.entity === "assessment" ? [change.entityId] : []));
  const isOld = boards.some((board) => isBehind(board, log, leads));
  const desk: Desk = {
    since: Math.min(after, before.since ?? after),
    cursor: Math.max(cursor, before.cursor ?? 0),
    log,
    // An answer may come after a newer one, which has asked for more.
    boardNeeds: isOld ? Math.max(cursor, before.boardNeeds) : before.boardNeeds,
  };
  return { desk, fresh };
}

/** The desk with a board that was read, before that follows what came since: it may be behind from the start. */
export function withBoard(desk: Desk, board: Board): Desk {
  if (!isBehind(board, desk.log, [...desk.log.keys()])) return desk;
  return { ...desk, boardNeeds: Math.max(desk.cursor ?? 0, desk.boardNeeds) };
}

/** The desk that begins again. */
export function startAgain({ cursor }: Reset): Desk {
  return { ...NO_DESK, since: cursor, cursor, boardNeeds: cursor };
}

/**
 * The board as if it had not been read. A move may stop its reading, and a restore may make its number mean nothing.
 */
export function unread(board: Board): Board {
  return board.map((column) => ({ ...column, readAt: NEVER }));
}

/** Whether the board has to be read again. Until then its number says nothing of what the screen has to ask for. */
export function isBoardOld(board: Board, { boardNeeds }: Desk): boolean {
  return board.some(({ readAt }) => readAt < boardNeeds);
}

function isKnown({ since, cursor }: Desk, id: number): boolean {
  return since !== null && cursor !== null && id > since && id <= cursor;
}
