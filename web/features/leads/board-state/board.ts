import type { AssessmentView } from "#domain/leads/assessment-view";
import type { LeadStatus } from "#domain/leads/pipeline";
import type { PipelineCard, PipelineColumn } from "#domain/leads/pipeline-board";
import { stageSince } from "#domain/leads/stage-since";
import type { BoardView } from "./board-view.ts";

/** With the view, the key of a board. */
export const BOARD_KEY = ["pipeline"] as const;

/** A column as it was asked for. Leads that have arrived after change `readAt` are not in it: they wait for the pill. */
export type ReadColumn = PipelineColumn & { readAt: number; view: BoardView };
export type Board = readonly ReadColumn[];
export type Place = { status: LeadStatus; index: number };

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

/** A card and its place; null if it is not on the board. */
export function placeOf(board: Board, id: number): (Place & { card: PipelineCard }) | null {
  for (const { status, cards } of board) {
    const index = cards.findIndex((card) => card.id === id);
    const card = cards[index];
    if (card) return { status, index, card };
  }
  return null;
}

/** The numbers of all cards in the column that holds a card, in order. */
export function columnWith(board: Board, id: number): number[] {
  const column = board.find(({ cards }) => cards.some((card) => card.id === id));
  return column?.cards.map((card) => card.id) ?? [];
}

/** Moves a card to a place from wherever it was, and updates counts and sums. */
export function putCard(board: Board, card: PipelineCard, { status, index }: Place): Board {
  return takeCard(board, card.id).map((column) => {
    if (column.status !== status) return column;
    const cards = column.cards.toSpliced(index, 0, { ...card, leadStatus: status });
    return { ...column, cards, ...sumsWith(column, card, 1) };
  });
}

/** The board without a card. Columns that do not hold it stay the same objects. */
export function takeCard(board: Board, id: number): Board {
  return board.map((column) => {
    const card = column.cards.find((one) => one.id === id);
    if (!card) return column;
    const cards = column.cards.filter((one) => one !== card);
    return { ...column, cards, ...sumsWith(column, card, -1) };
  });
}

/** A column's sums once a card has come or gone. */
function sumsWith({ count, value, withoutValue }: ReadColumn, { dealValue }: PipelineCard, by: 1 | -1) {
  return {
    count: count + by,
    value: value + by * (dealValue ?? 0),
    withoutValue: withoutValue + by * Number(dealValue === null),
  };
}

/** Changes a card's fields and leaves it in its place. */
export function changeCard(board: Board, id: number, change: Partial<PipelineCard>): Board {
  const place = placeOf(board, id);
  return place ? putCard(board, { ...place.card, ...change }, place) : board;
}

/** The board as one that leads may come into that have arrived meanwhile. */
export function letNewIn(board: Board): Board {
  return board.map((column) => ({ ...column, readAt: Number.POSITIVE_INFINITY }));
}

/** Appends cards to a column, skipping any that have come onto the board in the meantime. */
export function appendCards(board: Board, more: PipelineColumn): Board {
  return board.map((column) => {
    if (column.status !== more.status) return column;
    const fresh = more.cards.filter((card) => !placeOf(board, card.id));
    return { ...column, cards: [...column.cards, ...fresh], nextCursor: more.nextCursor };
  });
}
