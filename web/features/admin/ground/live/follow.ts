import type { AssessmentView } from "#domain/leads/assessment-view";
import type { PipelineCard } from "#domain/leads/pipeline-board";
import { stageSince } from "#domain/leads/stage-since";
import { replaceEqualDeep } from "@tanstack/react-query";
import { changeCard, placeOf, putCard, takeCard, type Board } from "../board/board.ts";
import { indexAmong, isOnBoard } from "../board/board-view.ts";
import type { Desk, DeskLog, LeadNews } from "./desk-log.ts";

// All of these may be repeated at will: what is shown already is the same object afterwards, and is not drawn again.

/** A lead that was read at change `readAt`, as the desk knows it; null if it is deleted. */
export function followLead(row: AssessmentView, readAt: number, log: DeskLog): AssessmentView | null {
  const news = newsOf(row, readAt, log);
  return news ? news.value && replaceEqualDeep(row, news.value) : row;
}

/** The board with what has happened since it was read. A card that stays in its column keeps its place there. */
export function followBoard(board: Board, log: DeskLog): Board {
  const followed = board.flatMap(({ cards, readAt, view }) =>
    cards.flatMap((card) => {
      const news = newsOf(card, readAt, log);
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
 * Whether a board has to be read again: it was read before the desk knows anything, or something has happened to a lead
 * further down than was read, so that its figures can no longer be told from what is on it.
 */
export function isBehind(board: Board, { since, log }: Desk): boolean {
  const [first] = board;
  if (!first) return false;
  const { readAt, view } = first;
  if (since !== null && readAt < since) return true;
  const isWhole = board.every(({ nextCursor }) => nextCursor === null);
  return [...log].some(([id, news]) => {
    // What has certainly arrived since waits for the pill.
    const isNew = news.born !== null && news.born.after >= readAt;
    if (news.id <= readAt || isNew || placeOf(board, id)) return false;
    return !isWhole || (news.value !== null && isOnBoard(news.value, view));
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
  const inStageSince = stageSince(lead);
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
