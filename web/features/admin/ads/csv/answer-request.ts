import { checkFile, findShape, spendPieces } from "./check-file.ts";
import { csvTable, type CsvTable } from "./csv-table.ts";
import { FileFault } from "./file-fault.ts";
import { fileText } from "./file-text.ts";
import { pieceSender, type SendPowers } from "./piece-sender.ts";
import type { ReaderAnswer, ReaderRequest } from "./reader-messages.ts";

/** Lines that are shown as examples of what stands in the columns. */
const SAMPLES = 3;

/** Answers what the page asks about one file, which is read once; faults of the file are answers, too. */
export function requestAnswerer(post: (answer: ReaderAnswer) => void, powers: SendPowers) {
  let table: Promise<CsvTable> | null = null;
  let sender: ReturnType<typeof pieceSender> | null = null;
  const answerTo = async (request: ReaderRequest): Promise<ReaderAnswer> => {
    const { headers, records } = await (table ??= tableOf(request.file));
    switch (request.kind) {
      case "look":
        return {
          kind: "start",
          start: { headers, samples: records.slice(0, SAMPLES).map(({ cells }) => cells) },
        };
      case "shape":
        return { kind: "shape", shape: findShape(records, request.places, request.currency) };
      case "check":
        return { kind: "summary", summary: checkFile(records, request.reading) };
      case "send": {
        const { reading, importId } = request;
        if (sender?.importId !== importId)
          sender = pieceSender(importId, spendPieces(records, reading), powers);
        return sender.sendOne();
      }
    }
  };
  return async (request: ReaderRequest): Promise<void> => {
    try {
      post(await answerTo(request));
    } catch (error) {
      post({ kind: "fault", message: faultWords(error) });
    }
  };
}

async function tableOf(file: File): Promise<CsvTable> {
  return csvTable(fileText(new Uint8Array(await file.arrayBuffer())));
}

function faultWords(error: unknown): string {
  if (error instanceof FileFault) return error.message;
  // The browser says no more of a file that was moved or saved again since it was chosen.
  if (error instanceof DOMException) return "This file cannot be read any more. Please choose it again.";
  return "This file could not be read.";
}
