import type { AssessmentView } from "#domain/leads/assessment-view";
import type { PipelineCard } from "#domain/leads/pipeline-board";
import { replaceEqualDeep } from "@tanstack/react-query";
import { changeCard, placeOf, putCard, takeCard, type Board } from "../board/board.ts";
import { indexAmong, isOnBoard } from "../board/board-view.ts";
import type { DeskLog, LeadNews } from "./desk-log.ts";

/** Leads as they were read, and the number of the newest change that is in them. */
type Page = { rows: AssessmentView[]; readAt: number };

/** Whether this lead's card is in somebody's hand: it stays as it is until it is free again. */
export type IsHeld = (id: number) => boolean;

// All of these may be repeated at will: what is shown already is the same object afterwards, and is not drawn again.

/**
 * A list's page with what has happened since it was read. New leads wait. Deleted ones go, unless somebody is at work
 * on one: what was typed there can still be copied.
 */
export function followPage<P extends Page>(page: P, log: DeskLog, isHeld: IsHeld): P {
  const rows = page.rows.map((row) => {
    const news = newsOf(row, page.readAt, log);
    if (!news) return row;
    if (news.value === null) return isHeld(row.id) ? row : null;
    return replaceEqualDeep(row, news.value);
  });
  if (rows.every((row, index) => row === page.rows[index])) return page;
  return { ...page, rows: rows.filter((row) => row !== null) };
}

/** Whether a page still shows a lead that is deleted. */
export function showsDeleted({ rows, readAt }: Page, log: DeskLog): boolean {
  return rows.some((row) => newsOf(row, readAt, log)?.value === null);
}

/** The board with what has happened since it was read. A card that stays in its column keeps its place there. */
export function followBoard(board: Board, log: DeskLog, isHeld: IsHeld): Board {
  const followed = board.flatMap(({ cards, readAt, view }) =>
    cards.flatMap((card) => {
      const news = isHeld(card.id) ? null : newsOf(card, readAt, log);
      if (!news) return [];
      const next =
        news.value && isOnBoard(news.value, view) ? replaceEqualDeep(card, cardOf(news.value)) : null;
      return next === card ? [] : [{ card, next }];
    }),
  );
  return followed.reduce(
    (now, { card, next }) => (next ? moveCard(now, card, next) : takeCard(now, card.id)),
    board,
  );
}

/**
 * Whether the board's figures can no longer be told from what is on it: something has happened to a lead that is
 * further down than has been read. Asked before the board follows these changes.
 */
export function isBehind(board: Board, log: DeskLog, changed: readonly number[]): boolean {
  const [first] = board;
  if (!first) return false;
  const isWhole = board.every(({ nextCursor }) => nextCursor === null);
  return changed.some((id) => {
    const news = log.get(id);
    if (!news || news.id <= first.readAt || placeOf(board, id)) return false;
    // What has certainly arrived since waits for the pill.
    if (news.born !== null && news.born.after >= first.readAt) return false;
    return !isWhole || (news.value !== null && isOnBoard(news.value, first.view));
  });
}

/** A lead as the board's call gives it. */
export function cardOf(lead: AssessmentView): PipelineCard {
  const { id, sessionId, version, name, email, businessUrl, assessmentType, offerTier, score, leadScore } =
    lead;
  const { leadStatus, lostReason, lostNote, dealValue, adminNotes, statusUpdatedBy, createdAt, updatedAt } =
    lead;
  const { phone, phoneFlag, owner, dueAt, clockStartedAt, callRequestedAt, lastOutcome } = lead;
  const { nextAction, nextActionAt, callStatus, callStartsAt, callReportedAt, bookedCall, timeZone } = lead;
  const inStageSince = lead.statusUpdatedAt ?? lead.completedAt ?? createdAt;
  return {
    id,
    sessionId,
    version,
    name,
    email,
    businessUrl,
    assessmentType,
    offerTier,
    score,
    leadScore,
    leadStatus,
    lostReason,
    lostNote,
    dealValue,
    adminNotes,
    statusUpdatedBy,
    phone,
    phoneFlag,
    owner,
    dueAt,
    clockStartedAt,
    callRequestedAt,
    callStatus,
    callStartsAt,
    callReportedAt,
    bookedCall,
    timeZone,
    lastOutcome,
    nextAction,
    nextActionAt,
    createdAt,
    updatedAt,
    inStageSince,
  };
}

type Shown = { id: number; version: number };

/** What is newer than a record on the screen. One's own change is ahead of the log until it comes back. */
function newsOf({ id, version }: Shown, readAt: number, log: DeskLog): LeadNews | null {
  const news = log.get(id);
  if (!news || news.id <= readAt) return null;
  return news.value && news.value.version < version ? null : news;
}

function moveCard(board: Board, card: PipelineCard, next: PipelineCard): Board {
  const column = board.find(({ status }) => status === next.leadStatus);
  if (!column || card.leadStatus === next.leadStatus) return changeCard(board, card.id, next);
  const index = indexAmong(column.cards, next, column.view.sort);
  return putCard(board, next, { status: column.status, index });
}
