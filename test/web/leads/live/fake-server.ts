import { CHANGES_MAX, DESK_CURSOR_HEADER, isOutOfStep } from "#domain/delivery/changes/desk-changes";
import { newestOfEach } from "#domain/delivery/changes/newest-of-each";
import type { ChangeKind } from "#domain/delivery/changes/desk-changes";
import type { DeskNews } from "#domain/delivery/desk/desk-messages";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { PIPELINE_LIMIT, type PipelineColumn, type PipelineSort } from "#domain/leads/pipeline-board";
import { isOnBoard, type BoardView } from "../../../../web/features/leads/board-state/board-view.ts";
import { cardOf } from "../../../../web/features/leads/board-state/board.ts";
import { sampleView } from "./sample-view.ts";

type Order = (a: AssessmentView, b: AssessmentView) => number;

const updated: Order = (a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id - a.id;
const ORDERS: Record<PipelineSort, Order> = {
  updated,
  oldest: (a, b) => updated(b, a),
  leadScore: (a, b) => (b.leadScore ?? -1) - (a.leadScore ?? -1) || b.id - a.id,
};

/** What a call says of how it ended: a 500 has done nothing, and an answer that is lost has done everything. */
export const CALL_ENDS = ["done", "done", "done", "refused", "lost"] as const;
export type CallEnd = (typeof CALL_ENDS)[number];

type Call = { method: string; address: URL; body: unknown; settle: (answer: Response | Error) => void };
type Change = { id: number; entity: "assessment"; entityId: number; kind: ChangeKind };

/** The server as a screen meets it: leads, their changes in order, and calls that are answered when the test says. */
export class FakeServer {
  readonly leads = new Map<number, AssessmentView>();
  /** The change that each lead has come with. */
  readonly bornAt = new Map<number, number>();
  readonly calls: Call[] = [];
  #changes: Change[] = [];
  #forgotten = 0;

  get cursor(): number {
    return this.#changes.at(-1)?.id ?? 0;
  }

  create(changes: Partial<AssessmentView> = {}): number {
    const id = this.bornAt.size + 1;
    this.leads.set(id, sampleView(id, { ...changes, updatedAt: this.#now() }));
    this.#tell(id, "created");
    this.bornAt.set(id, this.cursor);
    return id;
  }

  /** The lead as it is then; undefined if there is none. What the system notes gives it no new version. */
  change(id: number, changes: Partial<AssessmentView>, isEdit = true): AssessmentView | undefined {
    const lead = this.leads.get(id);
    if (!lead) return undefined;
    const updatedAt = this.#now();
    const isMove = changes.leadStatus !== undefined && changes.leadStatus !== lead.leadStatus;
    const edited = isEdit ? { version: lead.version + 1, updatedAt } : {};
    const next = { ...lead, ...changes, ...(isMove && { statusUpdatedAt: updatedAt }), ...edited };
    this.leads.set(id, next);
    this.#tell(id, "updated");
    return next;
  }

  remove(id: number): void {
    if (this.leads.delete(id)) this.#tell(id, "deleted");
  }

  /** The oldest changes are trimmed; the newest stays. */
  forget(count: number): void {
    this.#forgotten = Math.max(0, Math.min(this.#forgotten + count, this.#changes.length - 1));
  }

  news(after: number): DeskNews {
    const kept = this.#changes.slice(this.#forgotten);
    const cursor = this.cursor;
    if (isOutOfStep(after, { oldest: kept[0]?.id ?? 0, newest: cursor })) return { type: "reset", cursor };
    const next = kept.filter(({ id }) => id > after).slice(0, CHANGES_MAX);
    const changes = newestOfEach(next.map((one) => ({ ...one, entityId: String(one.entityId) })));
    return {
      type: "changes",
      cursor,
      changes: changes.map((one) => ({ ...one, entityId: Number(one.entityId) })),
    };
  }

  /** Everything is stored by the newest change first, as the list has it. */
  list(): AssessmentView[] {
    return [...this.leads.values()].toSorted((a, b) => b.id - a.id);
  }

  board(view: BoardView, limit: number): PipelineColumn[] {
    return LEAD_STATUSES.map((status) => {
      const leads = this.list()
        .filter((lead) => isOnBoard(lead, view) && lead.leadStatus === status)
        .toSorted(ORDERS[view.sort]);
      const value = leads.reduce((sum, lead) => sum + (lead.dealValue ?? 0), 0);
      const withoutValue = leads.filter(({ dealValue }) => dealValue === null).length;
      const cards = leads.slice(0, limit).map(cardOf);
      return { status, count: leads.length, value, withoutValue, cards, nextCursor: null };
    });
  }

  /** In place of the browser's `fetch`. */
  readonly fetch = (address: string, init: RequestInit = {}): Promise<Response> => {
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
    return new Promise((resolve, reject) => {
      const settle = (answer: Response | Error) =>
        answer instanceof Error ? reject(answer) : resolve(answer);
      const url = new URL(address, "http://localhost");
      this.calls.push({ method: init.method ?? "GET", address: url, body, settle });
    });
  };

  /** Answers one of the calls that are on their way: at once, though later ones may have come before. */
  answer(which: number, end: CallEnd): void {
    const [call] = this.calls.splice(which % Math.max(this.calls.length, 1), 1);
    if (!call) return;
    if (end === "refused")
      return call.settle(Response.json({ code: "internal", message: "Failed" }, { status: 500 }));
    const answer = this.#answer(call);
    call.settle(end === "lost" ? new TypeError("Failed to fetch") : answer);
  }

  #answer({ method, address, body }: Call): Response {
    const { pathname, searchParams: query } = address;
    const headers = { [DESK_CURSOR_HEADER]: String(this.cursor) };
    if (pathname === "/api/changes") return Response.json(this.news(Number(query.get("after"))));
    if (pathname === "/api/leads") {
      const ids = (query.get("ids") ?? "").split(",").map(Number);
      return Response.json(ids.flatMap((id) => this.leads.get(id) ?? []));
    }
    if (pathname === "/api/assessments") return Response.json(this.list(), { headers });
    if (pathname === "/api/pipeline") {
      const view = { owner: query.get("owner") ?? "", sort: sortOf(query.get("sort")) };
      return Response.json(this.board(view, Number(query.get("limit") ?? PIPELINE_LIMIT)), { headers });
    }
    const id = Number(pathname.match(/session-(\d+)/)?.[1]);
    if (method !== "PATCH" || !Number.isFinite(id)) throw new Error(`Nobody answers ${pathname}.`);
    const assessment = this.change(id, changesOf(body));
    if (assessment) return Response.json({ assessment });
    return Response.json({ code: "gone", message: "It is gone." }, { status: 410 });
  }

  #tell(entityId: number, kind: ChangeKind): void {
    this.#changes.push({ id: this.cursor + 1, entity: "assessment", entityId, kind });
  }

  #now(): string {
    return new Date(Date.UTC(2026, 2, 3) + this.cursor * 1000).toISOString();
  }
}

function sortOf(text: string | null): PipelineSort {
  return text === "leadScore" || text === "oldest" ? text : "updated";
}

function changesOf(body: unknown): Partial<AssessmentView> {
  return typeof body === "object" && body !== null ? body : {};
}
