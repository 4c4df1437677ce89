import { CHAT_COMPLETION_DELAY_MS, chatStatus, type TranscriptEntry } from "#domain/funnel/chat/chat";
import type { ChannelSettings } from "#domain/delivery/channel-settings";
import { completeAnswersSchema } from "#domain/funnel/interview/chat-answers";
import { missingFields, type InterviewField } from "#domain/funnel/interview/interview-fields";
import { DurableObject } from "cloudflare:workers";
import { sessionTombstone } from "../crypto/keyed-hash.ts";
import { ownSecrets } from "../crypto/own-secrets.ts";
import { startChat, type ChatStanding } from "../db/funnel/chat/chat-projection.ts";
import { addModelUsage } from "../db/funnel/chat/model-usage.ts";
import { openDb } from "../db/client.ts";
import { noEffects } from "../db/effects.ts";
import { completeAssessment, type CompletionResult } from "../db/funnel/hub/complete-assessment.ts";
import type { ConfigText } from "../db/offers/scoring/scoring-config.ts";
import { UNSEEN, type Visit } from "../db/funnel/visits/visit.ts";
import { logError } from "../log.ts";
import { analyseMessages } from "./analyse-messages.ts";
import { chatError } from "./chat-error.ts";
import { ChatStore } from "./chat-store.ts";
import * as views from "./chat-views.ts";
import { discreetly } from "./discreetly.ts";
import { followSoon } from "./follow-soon.ts";
import { isForgotten } from "./is-forgotten.ts";
import { messageCallSchema, type MessageCall } from "./message-call.ts";
import { nextAlarm, retentionDue } from "./next-alarm.ts";
import { takeMessage, type Reader, type TakenMessage } from "./take-message.ts";
import { tokenMeter, type TokenMeter } from "./token-meter.ts";
import { writeThrough } from "./write-through.ts";

export type InitCall = { visit: Visit; greeting: string; question: string; channels: ChannelSettings };
export type CompleteCall = { visit: Visit; channels: ChannelSettings; config?: ConfigText };
type Incomplete = { outcome: "incomplete"; missing: InterviewField[] } | { outcome: "unknown" };

/** How long a visitor who asks for the collected facts waits for a model that is still reading. */
const ANALYSIS_WAIT_MS = 8000;

/** One chat: its transcript, its exact message count, its facts and the reply in progress (contract 1, 5). */
export class ChatSession extends DurableObject<Env> {
  readonly #env = ownSecrets(this.env);
  readonly #store = new ChatStore(this.ctx.storage);
  #opened = false;
  /** The work that follows each reply, one after the other: extraction and write-through. */
  #following: Promise<void> = Promise.resolve();

  init(call: InitCall) {
    return discreetly(() => this.#init(call));
  }

  async #init({ visit, greeting, question, channels }: InitCall) {
    const standing = await this.#begin(visit);
    if (standing !== "chat") return { outcome: standing };
    this.#store.greet(greeting, question);
    this.#store.rememberChannels(JSON.stringify(channels));
    await this.#arm();
    const record = this.#store.record();
    const turns = this.#store.storedTurns();
    const completed = record.completedAt !== null;
    return {
      outcome: "ok" as const,
      ...views.collectedView(this.#store.facts()),
      messageCount: turns.length,
      messages: completed ? [] : views.messagesView(record, turns),
      completed,
    };
  }

  status() {
    return chatStatus(this.#open() ? this.#store.messageCount() : 0);
  }

  /** Accepts a `MessageCall`; responds with a stream of events, or with an error (contract 5). */
  override fetch(request: Request): Promise<Response> {
    return discreetly(() => this.#takeMessage(request));
  }

  async #takeMessage(request: Request): Promise<Response> {
    const call = messageCallSchema.parse(await request.json());
    const standing = await this.#beginUnlessOpen(call);
    if (standing === "gone") return chatError("gone", "This assessment was deleted.");
    if (standing !== "chat")
      return chatError("conflict", "This session belongs to a different kind of assessment.");
    const meter = tokenMeter();
    const taken = await takeMessage(this.#env, this.#store, call, meter);
    if (taken.finished) this.#follow(() => this.#afterReply(taken, meter));
    return taken.response;
  }

  /** The collected facts, once the work that follows the last reply is done. */
  async analyze(): Promise<views.CollectedView> {
    const waiting = new AbortController();
    const enough = scheduler.wait(ANALYSIS_WAIT_MS, { signal: waiting.signal }).catch(() => {});
    await Promise.race([this.#following, enough]);
    waiting.abort();
    return views.collectedView(this.#open() ? this.#store.facts() : []);
  }

  /** The visitor's own correction; null clears the fact. `closed` once the assessment is completed. */
  async correct(field: InterviewField, value: string | null) {
    if (!this.#open()) return { outcome: "unknown" as const };
    if (this.#store.record().completedAt !== null) return { outcome: "closed" as const };
    if (value === null) this.#store.removeFact(field);
    else this.#store.putFact({ field, value, source: "correction", messageId: null, quote: null });
    await this.#scheduleCompletion();
    this.#follow(() => this.#writeThrough());
    return { outcome: "ok" as const, ...views.collectedView(this.#store.facts()) };
  }

  /** Completes the assessment once all facts are there. A repeated call returns the stored result. */
  complete(call: CompleteCall): Promise<CompletionResult | Incomplete> {
    return discreetly(() => this.#complete(call));
  }

  async #complete(call: CompleteCall): Promise<CompletionResult | Incomplete> {
    if (!this.#open()) return { outcome: "unknown" };
    const collected = views.collectedOf(this.#store.facts());
    const missing = missingFields(collected);
    if (missing.length > 0) return { outcome: "incomplete", missing };
    const { visit, ...inForce } = call;
    const told = { visit, ...completeAnswersSchema.parse(collected), ...views.NOT_ASKED };
    const completion = await completeAssessment(this.#env, told, inForce);
    if (completion.outcome === "completed") this.#close(call.visit.now);
    else await this.destroy();
    return completion;
  }

  #close(completedAt: number): void {
    this.#store.setCompleted(completedAt);
    this.#follow(() => this.#arm());
  }

  /** The conversation as shown to staff. */
  transcript(): TranscriptEntry[] {
    return this.#open() ? views.transcriptView(this.#store.record(), this.#store.storedTurns()) : [];
  }

  /** Everything stored here that is the visitor's own data. */
  exportData() {
    if (!this.#open()) return null;
    return { messages: this.transcript(), collected: this.#store.facts() };
  }

  /** Ends the chat and deletes everything stored about it. */
  async destroy(): Promise<void> {
    this.#opened = false;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    if (!this.#open()) return;
    const now = Date.now();
    try {
      await this.#completeIfDue(now);
      await this.#writeThrough();
      const record = this.#store.record();
      if (retentionDue(record, now) && (await isForgotten(this.#env, record.sessionId, now)))
        await this.destroy();
    } catch (error) {
      // If this were thrown, the platform would retry six times within a minute and then never again.
      logError("chat_alarm", error);
    } finally {
      await this.#arm();
    }
  }

  /** Whether there is a chat here. Releases a reply that was being written when the object was evicted or killed. */
  #open(): boolean {
    if (this.#opened) return true;
    if (!this.#store.exists()) return false;
    this.#store.migrate();
    this.#store.releaseAll();
    this.#opened = true;
    return true;
  }

  async #begin(visit: Visit): Promise<ChatStanding> {
    const tombstone = await sessionTombstone(this.#env, visit.sessionId);
    const effects = noEffects();
    const { db } = openDb(this.#env.DB, "first-primary", { effects });
    const standing = await startChat(db, visit, tombstone);
    followSoon(this.#env, this.ctx, effects);
    if (standing === "gone") await this.destroy();
    if (standing !== "chat" || this.#open()) return standing;
    this.#store.create(visit.sessionId, visit.now);
    this.#opened = true;
    return standing;
  }

  async #beginUnlessOpen({ visit, channels }: MessageCall): Promise<ChatStanding> {
    if (this.#open()) return "chat";
    const standing = await this.#begin(visit);
    if (standing === "chat") this.#store.rememberChannels(JSON.stringify(channels));
    return standing;
  }

  async #afterReply({ finished, reader }: TakenMessage, meter: TokenMeter): Promise<void> {
    const outcome = await finished;
    if (outcome === "gone") return this.destroy();
    if (outcome === "stored" && this.#open()) {
      await this.#scheduleCompletion();
      await this.#writeThrough();
      if (reader) await this.#analyse(reader, meter);
    }
    if (meter.spent > 0)
      await addModelUsage(openDb(this.#env.DB, "first-primary").db, meter.spent, Date.now());
  }

  async #analyse(reader: Reader, meter: TokenMeter): Promise<void> {
    if (!this.#open()) return;
    await analyseMessages(this.#store, reader, meter);
    if (!this.#open()) return;
    await this.#scheduleCompletion();
    await this.#writeThrough();
  }

  async #writeThrough(): Promise<void> {
    if (!this.#open()) return;
    const effects = noEffects();
    const { db } = openDb(this.#env.DB, "first-primary", { effects });
    if ((await writeThrough(this.#env, db, this.#store, Date.now())) === "gone") await this.destroy();
    followSoon(this.#env, this.ctx, effects);
    await this.#arm();
  }

  /** Once everything is collected, the chat completes by itself unless the browser does so first. */
  async #scheduleCompletion(): Promise<void> {
    const { completedAt, completionDueAt } = this.#store.record();
    const missing = missingFields(views.collectedOf(this.#store.facts()));
    if (completedAt !== null) return;
    if (missing.length > 0) this.#store.setCompletionDue(null);
    else if (completionDueAt === null) this.#store.setCompletionDue(Date.now() + CHAT_COMPLETION_DELAY_MS);
    await this.#arm();
  }

  async #completeIfDue(now: number): Promise<void> {
    const { sessionId, completionDueAt, channels } = this.#store.record();
    if (completionDueAt === null || completionDueAt > now) return;
    const completion = await this.complete({ visit: { sessionId, now, ...UNSEEN }, channels });
    if (completion.outcome === "completed") followSoon(this.#env, this.ctx, completion.news);
  }

  async #arm(): Promise<void> {
    if (this.#open()) await this.ctx.storage.setAlarm(nextAlarm(this.#store.record(), Date.now()));
  }

  #follow(work: () => Promise<void>): void {
    this.#following = this.#following.then(work).catch((error: unknown) => logError("chat_follow_up", error));
    this.ctx.waitUntil(this.#following);
  }
}
