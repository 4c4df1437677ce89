import type { ColumnPlaces } from "./column-match.ts";
import type { FileSummary } from "./check-file.ts";
import { FileFault } from "./file-fault.ts";
import type { NumberShape } from "./number-shape.ts";
import type { Reading } from "./read-line.ts";
import type { FileStart, ReaderAnswer, ReaderAnswerOf, ReaderRequest, SentPiece } from "./reader-messages.ts";

/** Reads one file in a worker of its own, one question after the other. Every call may throw a `FileFault`. */
export type CsvReader = {
  look: () => Promise<FileStart>;
  findShape: (places: ColumnPlaces, currency: string | null) => Promise<NumberShape | null>;
  check: (reading: Reading) => Promise<FileSummary>;
  /** Sends the next piece of an import's good rows; null after the last. Throws an `Unsent` if it did not go. */
  send: (importId: string, reading: Reading) => Promise<SentPiece | null>;
  /** Ends the worker, whatever it is doing. What was asked is never answered. */
  close: () => void;
};

/** Why a piece could not be sent, in words for staff. It is sent again when the next is asked for. */
export class Unsent extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = "Unsent";
  }
}

/** What answers to requests about a file. */
type Answerer = { post: (request: ReaderRequest) => void; close: () => void };

export function openCsvReader(file: File): CsvReader {
  return readerOver(file, (hear, fail) => {
    const worker = new Worker(new URL("csv-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<ReaderAnswer>) => hear(data));
    worker.addEventListener("error", () => fail());
    return { post: (request) => worker.postMessage(request), close: () => worker.terminate() };
  });
}

/** Questions and answers as calls. `start` starts the one that answers, whose answers it hears. */
export function readerOver(
  file: File,
  start: (hear: (answer: ReaderAnswer) => void, fail: () => void) => Answerer,
): CsvReader {
  let onAnswer: (answer: ReaderAnswer) => void = () => {};
  const answerer = start(
    (answer) => onAnswer(answer),
    () => onAnswer({ kind: "fault", message: "This file could not be read." }),
  );
  const ask = <Kind extends ReaderAnswer["kind"]>(kind: Kind, request: ReaderRequest) =>
    new Promise<ReaderAnswerOf<Kind>>((resolve, reject) => {
      const isWanted = (answer: ReaderAnswer): answer is ReaderAnswerOf<Kind> => answer.kind === kind;
      onAnswer = (answer) => {
        if (answer.kind === "fault") reject(new FileFault(answer.message));
        else if (answer.kind === "unsent") reject(new Unsent(answer.reason));
        else if (isWanted(answer)) resolve(answer);
      };
      answerer.post(request);
    });
  return {
    look: async () => (await ask("start", { kind: "look", file })).start,
    findShape: async (places, currency) =>
      (await ask("shape", { kind: "shape", file, places, currency })).shape,
    check: async (reading) => (await ask("summary", { kind: "check", file, reading })).summary,
    send: async (importId, reading) => (await ask("sent", { kind: "send", file, reading, importId })).piece,
    close: answerer.close,
  };
}
