import { CHANGED_LEADS_MAX, DESK_CURSOR_HEADER } from "#domain/delivery/changes/desk-changes";
import { deskMessageSchema, type DeskNews } from "#domain/delivery/desk/desk-messages";
import type { AssessmentView } from "#domain/leads/assessment-view";
import { setTimeout as sleep } from "node:timers/promises";
import type { ChaosApp } from "../chaos-app.ts";

const RETRY_MS = 50;

/** A screen of staff: the leads that it shows, kept up by the desk's socket for as long as it is open. */
export class DeskScreen {
  readonly leads = new Map<number, AssessmentView>();
  /** Messages that named a lead, and times that it had to read everything again. */
  changes = 0;
  resets = 0;
  #app: ChaosApp;
  #cursor: number | null = null;
  #isOpen = true;
  #socket: WebSocket | null = null;
  #following: Promise<void> = Promise.resolve();

  constructor(app: ChaosApp) {
    this.#app = app;
  }

  get cursor(): number | null {
    return this.#cursor;
  }

  /** Stays connected, whatever happens to the socket, until the screen is closed. */
  async stay(): Promise<void> {
    while (this.#isOpen) {
      // Without an answer the runtime is down, and comes back.
      await this.#visit().catch(() => {});
      await sleep(RETRY_MS);
    }
  }

  /** Loses the connection, as a phone in a tunnel does. */
  drop(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#isOpen = false;
    this.drop();
  }

  async #visit(): Promise<void> {
    if (this.#cursor === null) await this.#readAll();
    const address = new URL(`/api/desk?after=${this.#cursor}`, this.#app.url.replace("http", "ws"));
    const headers = { ...this.#app.staff, origin: this.#app.url };
    // Node's WebSocket takes headers, of which the Worker's types know nothing.
    const socket: WebSocket = Reflect.construct(WebSocket, [address, { headers }]);
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const message = deskMessageSchema.parse(JSON.parse(String(data)));
      if (message.type !== "changes" && message.type !== "reset") return;
      this.#following = this.#following.then(() => this.#take(message)).catch(() => socket.close());
    });
    await new Promise((resolve) => {
      socket.addEventListener("close", resolve);
      socket.addEventListener("error", resolve);
    });
    await this.#following;
  }

  async #take(news: DeskNews): Promise<void> {
    if (news.type === "reset") {
      this.resets += 1;
      this.#cursor = null;
      return this.#readAll();
    }
    const known = this.#cursor ?? 0;
    const changed = news.changes.flatMap(({ id, entity, entityId }) =>
      entity === "assessment" && id > known ? [entityId] : [],
    );
    this.changes += changed.length;
    for (let at = 0; at < changed.length; at += CHANGED_LEADS_MAX) {
      await this.#readLeads(changed.slice(at, at + CHANGED_LEADS_MAX));
    }
    this.#cursor = Math.max(known, news.cursor);
  }

  async #readLeads(ids: readonly number[]): Promise<void> {
    const address = new URL(`/api/leads?ids=${ids.join(",")}`, this.#app.url);
    const answer = await fetch(address, { headers: this.#app.staff });
    if (!answer.ok) throw new Error(`The leads answered ${answer.status}.`);
    const leads = await answer.json<AssessmentView[]>();
    for (const id of ids) this.leads.delete(id);
    for (const lead of leads) this.leads.set(lead.id, lead);
  }

  /** Reads the list to its end; what changes meanwhile comes after the cursor of its first page. */
  async #readAll(): Promise<void> {
    let page: string | undefined = "/api/assessments?limit=200";
    let cursor: number | null = null;
    const leads: AssessmentView[] = [];
    while (page !== undefined) {
      const answer: Response = await fetch(new URL(page, this.#app.url), { headers: this.#app.staff });
      if (!answer.ok) throw new Error(`The list answered ${answer.status}.`);
      cursor ??= Number(answer.headers.get(DESK_CURSOR_HEADER));
      leads.push(...(await answer.json<AssessmentView[]>()));
      page = /<([^>]+)>/.exec(answer.headers.get("link") ?? "")?.[1];
    }
    this.leads.clear();
    for (const lead of leads) this.leads.set(lead.id, lead);
    this.#cursor = cursor;
  }
}
