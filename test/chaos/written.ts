import { exactly, told, type Figure } from "./scenario.ts";

const written: string[] = [];
const sent = new Set<string>();

/** One of the words that the form itself offers: everybody's, and nobody's own. */
const OFFERED = /^[a-z0-9-_+]*$/;
const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
/** What is shorter is in any text. */
const SHORTEST = 7;

/** Keeps a line that an app wrote, to its standard output or as an error. */
export function noteWritten(line: string): void {
  written.push(line);
}

/** What the apps have written since `writtenFigures` was last asked. */
export function writtenLines(): readonly string[] {
  return written;
}

/** Keeps what a visitor sent: ids, names, addresses, whole sentences. */
export function noteSent(body: unknown): void {
  if (typeof body === "string") {
    const isOwn = body.length >= SHORTEST && (ID.test(body) || !OFFERED.test(body));
    if (isOwn) sent.add(body.toLowerCase());
  } else if (typeof body === "object" && body !== null) {
    for (const part of Object.values(body)) noteSent(part);
  }
}

/** Whether anything that a visitor sent is in what the apps wrote since the last time that this was asked. */
export function writtenFigures(): Figure[] {
  const lines = written.splice(0).map((line) => line.toLowerCase());
  const words = [...sent];
  sent.clear();
  const text = lines.join("\n");
  const leaked = words.filter((word) => text.includes(word));
  for (const word of leaked) console.error(`written: ${lines.find((line) => line.includes(word))}`);
  return [
    told("lines that the app wrote", lines.length),
    exactly(`visitors' words, addresses and ids in them, of ${words.length} sent`, 0, leaked.length),
  ];
}
