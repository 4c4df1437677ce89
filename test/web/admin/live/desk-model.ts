import type { DeskChange, DeskNews } from "#domain/desk/desk-messages";
import { newestOfEach } from "#domain/desk/newest-of-each";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { LEAD_STATUSES } from "#domain/leads/pipeline";
import { cardOf, isOnBoard } from "../../../../web/features/admin/live/follow.ts";
import type { Board } from "../../../../web/features/admin/sales/board.ts";
import { sampleView } from "./sample-view.ts";

type Change = Omit<Extract<DeskChange, { entity: "assessment" }>, "value">;

/** The server's side of the desk: leads, their changes in order, and what its calls answer. */
export class DeskModel {
  readonly leads = new Map<number, AssessmentView>();
  readonly #changes: Change[] = [];
  readonly #limit: number;
  #nextId = 1;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get cursor(): number {
    return this.#changes.length;
  }

  create(changes: Partial<AssessmentView>): void {
    const id = this.#nextId++;
    this.leads.set(id, sampleView(id, { ...changes, updatedAt: this.#now() }));
    this.#tell(id, "created");
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

  readPage(): { rows: AssessmentView[]; readAt: number } {
    return { rows: [...this.leads.values()], readAt: this.cursor };
  }

  readBoard(): Board {
    return LEAD_STATUSES.map((status) => {
      const leads = [...this.leads.values()]
        .filter((lead) => isOnBoard(lead) && lead.leadStatus === status)
        .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt) || b.id - a.id);
      const cards = leads.slice(0, this.#limit).map(cardOf);
      const value = leads.reduce((sum, lead) => sum + (lead.dealValue ?? 0), 0);
      const nextCursor = leads.length > this.#limit ? "next" : null;
      return { status, count: leads.length, value, cards, nextCursor, readAt: this.cursor };
    });
  }

  news(after: number): DeskNews {
    const changes = newestOfEach(
      this.#changes.slice(after).map((one) => ({ ...one, entityId: String(one.entityId) })),
    );
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
