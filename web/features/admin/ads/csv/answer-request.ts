import { checkFile, findShape, spendPieces } from "./check-file.ts";
import { lookAtFile } from "./csv-file.ts";
import { FileFault } from "./file-fault.ts";
import { pieceSender, type SendPowers } from "./piece-sender.ts";
import type { ReaderAnswer, ReaderRequest } from "./reader-messages.ts";

/** Bytes between two words about how far it is. */
const STEP = 1024 * 1024;

/** Bytes read at once. What is made of larger parts outlives the quick collections of memory, and piles up. */
const PART = 32 * 1024;

/** Answers what the page asks about a file; faults of the file are answers, too. */
export function requestAnswerer(post: (answer: ReaderAnswer) => void, powers: SendPowers) {
  let sender: ReturnType<typeof pieceSender> | null = null;
  const answerTo = async (request: ReaderRequest): Promise<ReaderAnswer> => {
    switch (request.kind) {
      case "look":
        return { kind: "start", start: await lookAtFile(bytesOf(request.file)) };
      case "shape": {
        const { file, places, currency } = request;
        return { kind: "shape", shape: await findShape(bytesOf(file), places, currency) };
      }
      case "check": {
        const { file, reading } = request;
        // The file is read twice, each time for half of the way.
        const open = (pass: 0 | 1) =>
          bytesOf(file, (read) => post({ kind: "progress", read: (pass * file.size + read) / 2 }));
        return { kind: "summary", summary: await checkFile(open, reading) };
      }
      case "send": {
        const { file, reading, importId } = request;
        if (sender?.importId !== importId) {
          sender = pieceSender(
            importId,
            spendPieces(() => bytesOf(file), reading),
            powers,
          );
        }
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

function faultWords(error: unknown): string {
  if (error instanceof FileFault) return error.message;
  // The browser says no more of a file that was moved or saved again since it was chosen.
  if (error instanceof DOMException) return "This file cannot be read any more. Please choose it again.";
  return "This file could not be read.";
}

async function* bytesOf(file: Blob, onRead?: (read: number) => void): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  let [read, told] = [0, 0];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      for (let at = 0; at < value.length; at += PART) yield value.subarray(at, at + PART);
      read += value.length;
      if (read - told < STEP) continue;
      told = read;
      onRead?.(read);
    }
  } finally {
    await reader.cancel();
  }
}
