import { CHANGES_MAX, isOutOfStep } from "#domain/changes/desk-changes";
import type { DeskChange, DeskNews } from "#domain/desk/desk-messages";
import { newestOfEach } from "#domain/changes/newest-of-each";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import type { PipelineSort } from "#domain/leads/pipeline-board";
import { cardOf } from "../../../../../web/features/admin/ground/live/follow.ts";
import { isOnBoard, type BoardView } from "../../../../../web/features/admin/ground/board/board-view.ts";
import type { Board } from "../../../../../web/features/admin/ground/board/board.ts";
import { sampleView } from "./sample-view.ts";

type Order = (a: AssessmentView, b: AssessmentView) => number;

const updated: Order = (a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id - a.id;
const ORDERS: Record<PipelineSort, Order> = {
  updated,
  oldest: (a, b) => updated(b, a),
  leadScore: (a, b) => (b.leadScore ?? -1) - (a.leadScore ?? -1) || b.id - a.id,
};

type Change = Omit<Extract<DeskChange, { entity: "assessment" }>, "value">;

/** The server's side of the desk: leads, their changes in order, and what its calls answer. */
export class DeskModel {
  readonly leads = new Map<number, AssessmentView>();
  /** The change that each lead has come with. */
  readonly bornAt = new Map<number, number>();
  readonly #limit: number;
  #changes: Change[] = [];
  #forgotten = 0;
  #backup: { leads: [number, AssessmentView][]; changes: Change[] } | null = null;
  #nextId = 1;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get cursor(): number {
    return this.#changes.at(-1)?.id ?? 0;
  }

  create(changes: Partial<AssessmentView>): void {
    const id = this.#nextId++;
    this.leads.set(id, sampleView(id, { ...changes, updatedAt: this.#now() }));
    this.#tell(id, "created");
    this.bornAt.set(id, this.cursor);
  }

  /** The lead as it is then; null if there is none. */
  change(id: number, changes: Partial<AssessmentView>): AssessmentView | null {
    const lead = this.leads.get(id);
    if (!lead) return null;
    const isMove = changes.leadStatus !== undefined && changes.leadStatus !== lead.leadStatus;
    const now = this.#now();
    const moved = isMove ? { statusUpdatedAt: now } : {};
    const next = { ...lead, ...changes, ...moved, version: lead.version + 1, updatedAt: now };
    this.leads.set(id, next);
    this.#tell(id, "updated");
    return next;
  }

  /** What the system notes on a lead does not give it a new version. */
  touch(id: number, changes: Partial<AssessmentView>): void {
    const lead = this.leads.get(id);
    if (!lead) return;
    this.leads.set(id, { ...lead, ...changes });
    this.#tell(id, "updated");
  }

  remove(id: number): void {
    if (this.leads.delete(id)) this.#tell(id, "deleted");
  }

  /** So much happens that a screen which misses it has to read everything again. */
  flood(id: number): void {
    for (let count = 0; count <= CHANGES_MAX; count++) this.touch(id, { name: `Name ${count}` });
  }

  /** The oldest changes are trimmed; the newest stays. */
  forget(count: number): void {
    this.#forgotten = Math.max(0, Math.min(this.#forgotten + count, this.#changes.length - 1));
  }

  backUp(): void {
    this.#backup = { leads: [...this.leads], changes: [...this.#changes] };
  }

  /** Whatever has happened since the backup has not happened. */
  restore(): void {
    if (!this.#backup) return;
    this.leads.clear();
    for (const [id, lead] of this.#backup.leads) this.leads.set(id, lead);
    this.#changes = [...this.#backup.changes];
    this.forget(0);
  }

  readPage(): { rows: AssessmentView[]; readAt: number } {
    return { rows: [...this.leads.values()], readAt: this.cursor };
  }

  readBoard(view: BoardView): Board {
    return LEAD_STATUSES.map((status) => {
      const leads = [...this.leads.values()]
        .filter((lead) => isOnBoard(lead, view) && lead.leadStatus === status)
        .toSorted(ORDERS[view.sort]);
      const cards = leads.slice(0, this.#limit).map(cardOf);
      const value = leads.reduce((sum, lead) => sum + (lead.dealValue ?? 0), 0);
      const sums = { value, withoutValue: leads.filter(({ dealValue }) => dealValue === null).length };
      const nextCursor = leads.length > this.#limit ? "next" : null;
      return { status, count: leads.length, ...sums, cards, nextCursor, readAt: this.cursor, view };
    });
  }

  news(after: number): DeskNews {
    const kept = this.#changes.slice(this.#forgotten);
    const span = { oldest: kept[0]?.id ?? 0, newest: this.cursor };
    if (isOutOfStep(after, span)) return { type: "reset", cursor: this.cursor };
    const next = kept.filter(({ id }) => id > after);
    const changes = newestOfEach(next.map((one) => ({ ...one, entityId: String(one.entityId) })));
    return {
      type: "changes",
      cursor: this.cursor,
      changes: changes.map(({ entityId, ...change }) => {
        const value = this.leads.get(Number(entityId));
        return { ...change, entityId: Number(entityId), ...(value && { value }) };
      }),
    };
  }

  #tell(entityId: number, kind: Change["kind"]): void {
    this.#changes.push({ id: this.cursor + 1, entity: "assessment", entityId, kind });
  }

  #now(): string {
    return new Date(Date.UTC(2026, 2, 3) + this.cursor * 1000).toISOString();
  }
}
