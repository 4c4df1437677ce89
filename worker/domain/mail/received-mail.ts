import { oneLine } from "../one-line.ts";

/** What is saved of a mail's text, in bytes of UTF-8 (contract 22). */
export const MAIL_TEXT_BYTES = 64 * 1024;
const SUBJECT_MAX = 300;
const NAME_MAX = 200;
const ADDRESS_MAX = 320;
const FILES_MAX = 50;

/** A file that came with a mail. Files are not saved; the size of one that was not read to its end is not known. */
export type MailFile = { name: string; bytes: number | null };

/** What is saved of a mail's text: without what nobody sees, and no longer than fits. */
export function keptText(text: string): { text: string; isCut: boolean } {
  const clean = text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/(?![\t\n])\p{Cc}/gu, "")
    .trimEnd();
  const end = fitting(clean);
  return end === clean.length
    ? { text: clean, isCut: false }
    : { text: clean.slice(0, end).trimEnd(), isCut: true };
}

/** How many of its UTF-16 units fit, and no half of a character. */
function fitting(text: string): number {
  let bytes = 0;
  let end = 0;
  for (const character of text) {
    bytes += utf8Bytes(character.codePointAt(0) ?? 0);
    if (bytes > MAIL_TEXT_BYTES) break;
    end += character.length;
  }
  return end;
}

function utf8Bytes(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

export function keptSubject(subject: string): string {
  return cut(plainLine(subject), SUBJECT_MAX);
}

/** Who a mail says that it is from. Both may be anything: nothing proves them. */
export function keptSender({ address, name }: { address: string; name: string }): {
  address: string | null;
  name: string | null;
} {
  return {
    address: cut(plainLine(address), ADDRESS_MAX) || null,
    name: cut(plainLine(name), NAME_MAX) || null,
  };
}

/** A Message-ID that our answer can refer to; null for what is none, which would not be sent as a header. */
export function keptMessageId(messageId: string): string | null {
  const id = messageId.trim();
  return /^<[!-;=?-~]{1,500}>$/.test(id) ? id : null;
}

export function keptFiles(files: readonly MailFile[]): MailFile[] {
  return files
    .slice(0, FILES_MAX)
    .map(({ name, bytes }) => ({ name: cut(plainLine(name), NAME_MAX) || "Without a name", bytes }));
}

/** Direction overrides would show `exe.pdf` for `fdp.exe`. */
function plainLine(text: string): string {
  return oneLine(text.replace(/[\u202a-\u202e\u2066-\u2069]/g, ""));
}

function cut(text: string, max: number): string {
  return [...text].slice(0, max).join("");
}
