import { beginsHeaderBlock, isAttribution, isSeparator } from "./quotation-marks.ts";

/** A stretch of a mail's text: what its sender wrote, or what they quoted. */
export type MailPart = { isQuoted: boolean; text: string };

/** A program that breaks its line about whom it quotes needs no more lines for it. */
const ATTRIBUTION_LINES = 3;

/**
 * A mail's text in parts, in order, without the empty lines around them. Answers between quoted lines are parts of their
 * own. What a program put below without marks, after its line about the quoted mail, is quoted to the end.
 */
export function mailParts(text: string): MailPart[] {
  const lines = text.split(/\r?\n/);
  const parts: MailPart[] = [];
  let start = 0;
  while (start < lines.length) {
    const isQuoted = quotedTo(lines, start) > start;
    let end = start;
    while (end < lines.length && quotedTo(lines, end) > end === isQuoted) {
      end = isQuoted ? quotedTo(lines, end) : end + 1;
    }
    add(parts, isQuoted, lines.slice(start, end).join("\n"));
    start = end;
  }
  return parts;
}

function add(parts: MailPart[], isQuoted: boolean, written: string) {
  const text = written.replace(/^(\s*\n)+/, "").trimEnd();
  const last = parts.at(-1);
  if (text === "") return;
  if (last?.isQuoted === isQuoted) last.text += `\n${text}`;
  else parts.push({ isQuoted, text });
}

/** Where the quotation that begins at this line ends; the line itself if none does. */
function quotedTo(lines: readonly string[], at: number): number {
  const line = lines[at]?.trim() ?? "";
  if (line.startsWith(">")) return at + 1;
  if (isSeparator(line) || beginsHeaderBlock(lines, at)) return lines.length;
  for (let count = 1; count <= ATTRIBUTION_LINES; count += 1) {
    const end = at + count;
    if (end > lines.length || !isAttribution(lines.slice(at, end))) continue;
    const next = lines.slice(end).find((below) => below.trim() !== "");
    // Without marks below it, nobody can tell where the quoted mail ends.
    return next?.trimStart().startsWith(">") ? end : lines.length;
  }
  return at;
}
