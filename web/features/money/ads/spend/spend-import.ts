import { matchColumns, missingColumns, type ColumnPlaces, type KnownHeaders } from "../csv/column-match.ts";
import { Unsent, type CsvReader } from "../csv/csv-reader.ts";
import { FileFault } from "../csv/file-fault.ts";
import type { Reading } from "../csv/read-line.ts";
import {
  currencyOf,
  nothingSent,
  withPiece,
  type ChosenFile,
  type ImportState,
  type MatchedFile,
  type Sent,
} from "./import-state.ts";

/** The largest file that is taken, in bytes. */
const FILE_MAX = 10 * 1024 * 1024;

/** What an import needs of the world. */
export type ImportPowers = {
  open: (file: File) => CsvReader;
  knownHeaders: () => KnownHeaders;
  remember: (headers: readonly string[], places: ColumnPlaces) => void;
  newId: () => string;
  /** Sending has ended, whole or not. */
  onEnd: () => void;
};

/** The part of a reading that is not read from the file itself. */
type Wanted = Partial<Pick<Reading, "shape" | "currency">> & { today: string };

type Unfinished = { file: MatchedFile; reading: Reading; sent: Sent };

/** Brings in one file at a time: opened, matched, checked, sent. It goes on when staff look at something else. */
export class SpendImport {
  #state: ImportState = { step: "none" };
  #reader: CsvReader | null = null;
  #importId = "";
  readonly #listeners = new Set<() => void>();
  readonly #powers: ImportPowers;

  constructor(powers: ImportPowers) {
    this.#powers = powers;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): ImportState => this.#state;

  /** Opens a file and, if its columns are known, checks all of it. `today` is the day of the ad account. */
  async choose(files: readonly File[], today: string): Promise<void> {
    const [file, another] = files;
    if (!file) return;
    this.close();
    if (another) return this.#fail("Choose one file at a time: each gets its own report.");
    if (file.size > FILE_MAX) return this.#fail("This file is over 10 MB. Export fewer days at once.");
    this.#reader = this.#powers.open(file);
    this.#show({ step: "opening", name: file.name });
    await this.#work(async (reader) => {
      const start = await reader.look();
      if (reader !== this.#reader) return;
      const chosen: ChosenFile = { name: file.name, size: file.size, ...start };
      const places = matchColumns(start.headers, this.#powers.knownHeaders());
      const isKnown = missingColumns(places).length === 0 && currencyOf(chosen, places) !== null;
      if (isKnown) await this.#check(reader, chosen, places, { today });
      else this.#show({ step: "matching", file: chosen, places });
    });
  }

  /** The columns as staff have matched them. */
  async match(places: ColumnPlaces, wanted: Wanted): Promise<void> {
    const state = this.#state;
    if (state.step !== "matching") return;
    this.#powers.remember(state.file.headers, places);
    await this.#work((reader) => this.#check(reader, state.file, places, wanted));
  }

  /** Back from what the check has found to the columns. */
  rematch(): void {
    if (this.#state.step !== "checked") return;
    const { file, reading } = this.#state;
    this.#show({ step: "matching", file, places: reading.places });
  }

  /** Checks the file again, its numbers being written in another way. */
  async recheck(wanted: Wanted): Promise<void> {
    const state = this.#state;
    if (state.step !== "checked") return;
    const { file, reading } = state;
    await this.#work((reader) => this.#check(reader, file, reading.places, { ...reading, ...wanted }));
  }

  async send(): Promise<void> {
    const state = this.#state;
    if (state.step !== "checked") return;
    const { reading } = state;
    const sent = nothingSent(state.summary);
    const file: MatchedFile = { ...state.file, places: reading.places };
    this.#show({ step: "sending", file, reading, sent, isStopping: false });
    this.#importId = this.#powers.newId();
    await this.#work((reader) => this.#sendRest(reader, { file, reading, sent }));
  }

  /** Ends sending after the piece that is on its way. */
  stop(): void {
    if (this.#state.step === "sending") this.#show({ ...this.#state, isStopping: true });
  }

  /** Goes on with the piece at which sending stopped. */
  async goOn(): Promise<void> {
    const state = this.#state;
    if (state.step !== "stopped") return;
    this.#show({ ...state, step: "sending", isStopping: false });
    await this.#work((reader) => this.#sendRest(reader, state));
  }

  close(): void {
    this.#reader?.close();
    this.#reader = null;
    this.#show({ step: "none" });
  }

  async #check(reader: CsvReader, file: ChosenFile, places: ColumnPlaces, wanted: Wanted): Promise<void> {
    this.#show({ step: "checking", file });
    const currency = currencyOf(file, places) || (wanted.currency ?? null);
    const shape = wanted.shape ?? (await reader.findShape(places, currency)) ?? "point";
    const reading: Reading = { places, currency, shape, today: wanted.today };
    const summary = await reader.check(reading);
    if (reader === this.#reader) this.#show({ step: "checked", file, reading, summary });
  }

  async #sendRest(reader: CsvReader, { file, reading, sent: before }: Unfinished): Promise<void> {
    let sent = before;
    for (;;) {
      const piece = await reader.send(this.#importId, reading).catch(unsentOf);
      if (reader !== this.#reader || this.#state.step !== "sending") return;
      if (piece instanceof Unsent) {
        return this.#end({ step: "stopped", file, reading, sent, fault: piece.message });
      }
      if (piece === null) break;
      sent = withPiece(sent, piece);
      const { isStopping } = this.#state;
      if (isStopping && sent.sent < sent.rows) {
        return this.#end({ step: "stopped", file, reading, sent, fault: null });
      }
      this.#show({ step: "sending", file, reading, sent, isStopping });
    }
    reader.close();
    this.#end({ step: "done", file, sent });
  }

  #end(state: ImportState): void {
    this.#show(state);
    this.#powers.onEnd();
  }

  /** Does something with the reader. What a closed one still answers is nobody's any more. */
  async #work(work: (reader: CsvReader) => Promise<void>): Promise<void> {
    const reader = this.#reader;
    if (!reader) return;
    try {
      await work(reader);
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      if (reader === this.#reader) this.#fail(error.message);
    }
  }

  #fail(message: string): void {
    this.#reader?.close();
    this.#reader = null;
    this.#show({ step: "fault", message });
  }

  #show(state: ImportState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** What did not go may go later; anything else is the file's fault. */
function unsentOf(error: unknown): Unsent {
  if (error instanceof Unsent) return error;
  throw error;
}
