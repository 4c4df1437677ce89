import type { AssessmentView } from "#domain/leads/assessment-view";
import type { LeadStatus } from "#domain/leads/pipeline";
import type { PipelineCard } from "#domain/leads/pipeline-board";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { ApiError } from "../../../lib/api-error.ts";
import type { Toast } from "../../../ui/toast-store.ts";
import { showToast } from "../../../ui/toast.tsx";
import { reasonOf } from "../../kit/data/reason-of.ts";
import { moveLead, undoMove, type Movable } from "../basics/lead-writes.ts";
import { putLead } from "../basics/lead-cache.ts";
import { shortLeadName } from "../basics/lead-name.ts";
import { STATUS_WORDS } from "../basics/save-words.ts";
import { answerWords, type Answer, type Lost } from "../moves/answer.ts";
import { isAskedAbout } from "../moves/move-question.ts";
import { noticeError } from "../../people/staff/staff-session.ts";
import { currentOf } from "../../kit/edit/version-conflict.ts";
import { afterPaint } from "../../../lib/after-paint.ts";
import { boardQuery } from "./board-api.ts";
import {
  cardOf,
  changeCard,
  placeOf,
  putCard,
  takeCard,
  type Board,
  type Place,
} from "../board-state/board.ts";
import { readerOf } from "../live/screen-reader.ts";
import { indexAmong, type BoardView } from "../board-state/board-view.ts";
import { boardQueue } from "../board-state/move-queue.ts";

/** Where a card is to go; without an index, where the order of the board puts it. */
export type Target = { status: LeadStatus; index?: number };
/** `stored` is the lead as the move left it; null if it came to nothing. */
export type Move = { card: PipelineCard; from: Place; to: Place; stored: Promise<AssessmentView | null> };

const NOT_LOST: Lost = { lostReason: null, lostNote: null };

/** Applies changes to a board at once and sends them to the server in the background. */
export function useMoves({ owner, sort }: BoardView): BoardMoves {
  const client = useQueryClient();
  return useMemo(() => new BoardMoves(client, { owner, sort }), [client, owner, sort]);
}

export class BoardMoves {
  readonly #client: QueryClient;
  readonly #view: BoardView;
  readonly #queryKey: ReturnType<typeof boardQuery>["queryKey"];
  readonly #queue = boardQueue;
  /** The server's places of the cards whose moves are still pending. */
  readonly #stored = new Map<number, Place>();

  constructor(client: QueryClient, view: BoardView) {
    this.#client = client;
    this.#view = view;
    this.#queryKey = boardQuery(view).queryKey;
  }

  change(change: (board: Board) => Board): void {
    this.#client.setQueryData<Board>(this.#queryKey, (board) => board && change(board));
  }

  /** Null if the card is already in that column, or not on the board. */
  move(id: number, target: Target): Move | null {
    const from = placeOf(this.#board(), id);
    if (!from || from.status === target.status) return null;
    const { card } = from;
    // A move that is under way may have been made on another view of the board.
    if (this.#queue.isIdle(id) || !this.#stored.has(id)) this.#stored.set(id, from);
    this.#stopReading();
    const now = new Date().toISOString();
    const moved = { ...card, ...NOT_LOST, updatedAt: now, inStageSince: now };
    const to = { status: target.status, index: target.index ?? this.#indexOf(moved, target.status) };
    this.change((board) => putCard(board, moved, to));
    const stored = this.#queue
      .run(id, () => this.#send(id, card, target.status))
      .then(
        (lead) => {
          this.#settle(id, lead, to);
          return lead;
        },
        (error: unknown) => {
          this.#fail(card, error, whyNot(card, error));
          return null;
        },
      );
    return { card, from, to, stored };
  }

  /** Takes a move back, with what was said of it: the card is as it was before. False if it has left the board. */
  takeBack({ card, from, to, stored }: Move): boolean {
    const moved = placeOf(this.#board(), card.id)?.card;
    if (!moved) return false;
    this.#stopReading();
    const { lostReason, lostNote, dealValue, inStageSince, statusUpdatedBy } = card;
    const back = { ...moved, lostReason, lostNote, dealValue, inStageSince, statusUpdatedBy };
    this.change((board) => putCard(board, back, from));
    this.#queue
      .run(card.id, async () => {
        const made = await stored;
        // The move itself has failed, which has been said.
        if (made) this.#settle(card.id, await undoMove(made), from);
      })
      .catch((error: unknown) => {
        this.#stored.set(card.id, to);
        this.#fail(moved, error, whyNotBack(card, error));
      });
    return true;
  }

  /** Stores what staff say of a card that they have moved, after any pending moves. `undo` takes back both. */
  answer(id: number, answer: Answer, undo: Pick<Toast, "action" | "durationMs">): void {
    const { saved, failed, said } = answerWords(answer);
    this.#queue
      .run(id, async () => {
        const base = placeOf(this.#board(), id)?.card;
        // The move itself has failed, which has been said.
        if (base?.leadStatus !== answer.leadStatus) return;
        this.#settle(id, await moveLead(movableOf(base), answer));
        showToast({ title: saved, ...(!isAskedAbout(id) && undo) });
      })
      .catch((error: unknown) => {
        noticeError(error);
        const description = `${said} – ${reasonOf(error)}`;
        showToast({ title: failed, description, variant: "destructive" });
      });
  }

  async #send(id: number, before: PipelineCard, status: LeadStatus): Promise<AssessmentView> {
    // Lets the card move first, since starting a call takes part of a frame. Hidden pages have no frames, hence the
    // timeout.
    await new Promise((resolve) => setTimeout(resolve));
    // The previous change may have given the lead a newer version.
    const base = movableOf(placeOf(this.#board(), id)?.card ?? before);
    const leadStatus = this.#stored.get(id)?.status ?? before.leadStatus;
    return moveLead({ ...base, leadStatus }, { leadStatus: status });
  }

  #settle(id: number, stored: AssessmentView, to?: Place): void {
    if (to) this.#stored.set(id, to);
    putLead(this.#client, stored);
    this.change((board) => changeCard(board, id, cardOf(stored)));
  }

  /** A board that is being read does not have this move yet; it is read again after it. */
  #stopReading(): void {
    const filters = { queryKey: this.#queryKey };
    if (this.#client.isFetching(filters) > 0) readerOf(this.#client).readBoard();
    void this.#client.cancelQueries(filters);
  }

  /** Moves only this card back, unless a later move of it is pending, which then decides. */
  #fail(card: PipelineCard, error: unknown, description: string): void {
    noticeError(error);
    // After the toast about the move.
    afterPaint(() =>
      showToast({
        title: STATUS_WORDS.failed,
        description,
        variant: "destructive",
      }),
    );
    const place = this.#stored.get(card.id);
    if (place && this.#queue.isIdle(card.id)) this.change((board) => rolledBack(board, card, place, error));
  }

  #indexOf(card: PipelineCard, status: LeadStatus): number {
    const column = this.#board().find((one) => one.status === status);
    return indexAmong(column?.cards ?? [], card, this.#view.sort);
  }

  #board(): Board {
    return this.#client.getQueryData<Board>(this.#queryKey) ?? [];
  }
}

/** What a change of the card is compared with on the server. */
function movableOf({
  sessionId,
  version,
  leadStatus,
  dealValue,
  lostReason,
  lostNote,
}: PipelineCard): Movable {
  return { sessionId, version, leadStatus, dealValue, lostReason, lostNote };
}

/**
 * Returns the card to where it was, or to where somebody else has put it; a deleted card is removed, and one that has
 * left the board meanwhile stays away.
 */
function rolledBack(board: Board, card: PipelineCard, place: Place, error: unknown): Board {
  if (!placeOf(board, card.id)) return board;
  if (isGone(error)) return takeCard(board, card.id);
  const { id, version, leadStatus, dealValue } = card;
  const theirs = currentOf(error, { id, version, leadStatus, dealValue });
  return theirs
    ? putCard(board, { ...card, ...theirs }, { status: theirs.leadStatus, index: 0 })
    : putCard(board, card, place);
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}

function whyNot(card: PipelineCard, error: unknown): string {
  const { version, leadStatus } = card;
  const theirs = currentOf(error, { version, leadStatus });
  if (theirs) return `Someone else moved ${shortLeadName(card)} to ${theirs.leadStatus} in the meantime.`;
  return isGone(error) ? `The assessment of ${shortLeadName(card)} no longer exists.` : reasonOf(error);
}

function whyNotBack(card: PipelineCard, error: unknown): string {
  const isFollowed = currentOf(error, { version: card.version }) !== null;
  return isFollowed
    ? `More has happened to ${shortLeadName(card)} since. Move the card by hand.`
    : whyNot(card, error);
}
