import { CHAT_ATTEMPT_CAP, CHAT_EXTRACTION_CAP, CHAT_MESSAGE_CAP } from "#domain/funnel/chat/chat";
import type { InterviewField } from "#domain/funnel/interview/interview-fields";
import { FIRST_INTERVIEW, type Interview } from "#domain/funnel/interview/interview-state";
import { factOf, recordOf, turnOf } from "./chat-rows.ts";
import type { ChatRecord, Reservation, SqlRow, StoredFact, StoredTurn } from "./chat-rows.ts";
import { CHAT_MIGRATIONS } from "./chat-tables.ts";

/** The chat's rows in the object's own database. Every method is synchronous, so no two calls interleave. */
export class ChatStore {
  readonly #sql: SqlStorage;
  readonly #atomically: <T>(work: () => T) => T;

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql;
    this.#atomically = (work) => storage.transactionSync(work);
  }

  /** Whether anything was ever stored here. Creates nothing. */
  exists(): boolean {
    return this.#rows("select 1 from sqlite_master where name = 'chat'").length > 0;
  }

  /** Creates the tables and the record. Whatever already exists is kept. */
  create(sessionId: string, now: number): void {
    this.#atomically(() => {
      this.migrate();
      this.#sql.exec(
        `insert into chat (id, session_id, created_at, last_active_at, interview) values (1, ?, ?, ?, ?)
         on conflict do nothing`,
        sessionId,
        now,
        now,
        JSON.stringify(FIRST_INTERVIEW),
      );
    });
  }

  /** Migrates the tables to this code's version. */
  migrate(): void {
    this.#atomically(() => {
      this.#sql.exec("create table if not exists schema_version (version integer not null)");
      const version = Number(
        this.#rows("select max(version) as version from schema_version")[0]?.["version"] ?? 0,
      );
      for (const statements of CHAT_MIGRATIONS.slice(version)) {
        // oxlint-disable-next-line house/constant-sql -- written in chat-tables.ts
        for (const statement of statements) this.#sql.exec(statement);
      }
      if (version < CHAT_MIGRATIONS.length) {
        this.#sql.exec("insert into schema_version (version) values (?)", CHAT_MIGRATIONS.length);
      }
    });
  }

  record(): ChatRecord {
    return recordOf(this.#rows("select * from chat")[0] ?? {});
  }

  /** Stores greeting and first question if the transcript is empty. Neither counts, nor is shown to a model. */
  greet(greeting: string, question: string): void {
    this.#sql.exec(
      `update chat set greeting = ?, question = ?
       where greeting is null and not exists (select 1 from turns)`,
      greeting,
      question,
    );
  }

  rememberChannels(channels: string): void {
    this.#sql.exec("update chat set channels = ?", channels);
  }

  /** Counts a message before its reply starts: at most 20 stored or in progress, one at a time. */
  reserve(messageId: string, message: string, now: number): Reservation {
    return this.#atomically(() => {
      const known = this.#turns("select * from turns where message_id = ?", messageId)[0];
      if (known && known.message !== message) return { outcome: "conflict" };
      if (known?.reply != null) return { outcome: "replay", reply: known.reply };
      if (this.#rows("select 1 from turns where reply is null limit 1").length > 0)
        return { outcome: "in_progress" };
      if (this.messageCount() >= CHAT_MESSAGE_CAP) return { outcome: "limit" };
      const rows = this.#rows(
        "insert into turns (message_id, message, created_at) values (?, ?, ?) returning id",
        messageId,
        message,
        now,
      );
      this.#sql.exec("update chat set last_active_at = ?", now);
      return { outcome: "reserved", turnId: Number(rows[0]?.["id"]) };
    });
  }

  /** Takes one of the model attempts; false when none is left. */
  takeAttempt(): boolean {
    const taken = "update chat set attempts = attempts + 1 where attempts < ? returning id";
    return this.#rows(taken, CHAT_ATTEMPT_CAP).length > 0;
  }

  /** Takes one of the extractions; false when none is left. */
  takeExtraction(): boolean {
    const taken = "update chat set extractions = extractions + 1 where extractions < ? returning id";
    return this.#rows(taken, CHAT_EXTRACTION_CAP).length > 0;
  }

  /** Stores a complete reply with the fact that its message settled; false if the turn no longer exists. */
  settle(
    turnId: number,
    reply: string,
    outcome: { fact: StoredFact | null; interview: Interview },
    now: number,
  ): boolean {
    return this.#atomically(() => {
      const rows = this.#rows(
        "update turns set reply = ?, replied_at = ? where id = ? and reply is null returning id",
        reply,
        now,
        turnId,
      );
      if (rows.length === 0) return false;
      this.#sql.exec(
        "update chat set interview = ?, unprojected = completed_at is null, last_active_at = ?",
        JSON.stringify(outcome.interview),
        now,
      );
      if (outcome.fact) this.putFact(outcome.fact);
      return true;
    });
  }

  /** Cancels a reservation: the message does not count and leaves nothing behind. */
  release(turnId: number): void {
    this.#sql.exec("delete from turns where id = ? and reply is null", turnId);
  }

  /** Cancels the replies that an evicted or killed object was still writing. */
  releaseAll(): void {
    this.#sql.exec("delete from turns where reply is null");
  }

  /** Stores a fact. A fact that the visitor set in the panel can only be changed there. */
  putFact({ field, value, source, messageId, quote }: StoredFact): void {
    this.#sql.exec(
      `insert into facts (field, value, source, message_id, quote) values (?, ?, ?, ?, ?)
       on conflict (field) do update set value = excluded.value, source = excluded.source,
         message_id = excluded.message_id, quote = excluded.quote
       where facts.source = 'extraction' or excluded.source = 'correction'`,
      field,
      value,
      source,
      messageId,
      quote,
    );
    this.#sql.exec("update chat set unprojected = 1");
  }

  removeFact(field: InterviewField): void {
    this.#sql.exec("delete from facts where field = ?", field);
    this.#sql.exec("update chat set unprojected = 1");
  }

  facts(): StoredFact[] {
    return this.#rows("select * from facts").flatMap(factOf);
  }

  /** The counted messages with their replies, oldest first. */
  storedTurns(): StoredTurn[] {
    return this.#turns("select * from turns where reply is not null order by id");
  }

  messageCount(): number {
    return Number(this.#rows("select count(*) as n from turns where reply is not null")[0]?.["n"]);
  }

  markAnalysed(turnId: number): void {
    this.#sql.exec("update chat set analysed_turn = max(analysed_turn, ?)", turnId);
  }

  markProjected(): void {
    this.#sql.exec("update chat set unprojected = 0");
  }

  markUnprojected(): void {
    this.#sql.exec("update chat set unprojected = 1");
  }

  setCompletionDue(at: number | null): void {
    this.#sql.exec("update chat set completion_due_at = ?", at);
  }

  /** Marks the chat as completed; from here on no answer changes. */
  setCompleted(at: number): void {
    this.#sql.exec(
      "update chat set completed_at = coalesce(completed_at, ?), completion_due_at = null, unprojected = 0",
      at,
    );
  }

  #turns(query: string, ...values: SqlStorageValue[]): StoredTurn[] {
    return this.#rows(query, ...values).map(turnOf);
  }

  #rows(query: string, ...values: SqlStorageValue[]): SqlRow[] {
    // oxlint-disable-next-line house/constant-sql -- every caller's text is a constant
    return this.#sql.exec<SqlRow>(query, ...values).toArray();
  }
}
