import { htmlText } from "#domain/mail/html-text";
import {
  keptFiles,
  keptMessageId,
  keptSender,
  keptSubject,
  keptText,
  type MailFile,
} from "#domain/mail/received-mail";
import type { Email } from "postal-mime";
import type { ReceivedMail } from "../db/mail/received.ts";
import { log } from "../log.ts";
import type { RawMail } from "./raw-mail.ts";

/** What is saved of a mail that came in, as its own text says it. */
export type ParsedMail = Omit<ReceivedMail, "mailId" | "isAutomatic">;

/** A parser's time grows with the square of the lines and of the headers; people's mails have fewer of either. */
const LINES_MAX = 20_000;
const LIMITS = { maxHeadersSize: 128 * 1024 };

/**
 * Reads a mail's words. One that cannot be parsed gives what its headers say: if this failed, its sender would send the
 * same mail again and again.
 */
export async function parseMail({ bytes, headers, contentAt, ...raw }: RawMail): Promise<ParsedMail> {
  const { default: PostalMime } = await import("postal-mime");
  const parsed = bytes.subarray(0, endOfLines(bytes));
  const isCut = raw.isCut || parsed.length < bytes.length;
  const whole = await PostalMime.parse(parsed, LIMITS).catch(() => null);
  if (!whole) log("mail_unreadable");
  // Without its content, hardly anything in a mail can fail.
  const email = whole ?? (await PostalMime.parse(parsed.subarray(0, contentAt), LIMITS).catch(() => null));
  const { text, isCut: isTextCut } = keptText(whole ? textOf(whole) : "");
  const { address, name } = keptSender(senderOf(email, headers.get("from") ?? []));
  return {
    fromAddress: address,
    fromName: name,
    messageId: keptMessageId(email?.messageId ?? ""),
    subject: keptSubject(email?.subject ?? ""),
    text,
    files: keptFiles(whole ? filesOf(whole, isCut) : []),
    isCut: isCut || isTextCut,
    isUnreadable: whole === null,
  };
}

const LF = 10;

/** Where the last line ends that is read. */
function endOfLines(bytes: Uint8Array): number {
  let end = -1;
  for (let line = 0; line < LINES_MAX; line++) {
    end = bytes.indexOf(LF, end + 1);
    if (end === -1) return bytes.length;
  }
  return end + 1;
}

function textOf({ text = "", html = "" }: Email): string {
  return text.trim() === "" ? htmlText(html) : text;
}

/** Programs disagree on which of two senders is shown: both are named then, and count as somebody else. */
function senderOf(email: Email | null, headers: readonly string[]): { address: string; name: string } {
  const { address = "", name = "" } = email?.from ?? {};
  return headers.length > 1 ? { address: headers.join(", "), name: "" } : { address, name };
}

function filesOf({ attachments }: Email, isCut: boolean): MailFile[] {
  return attachments.map(({ filename, content }, place) => ({
    name: filename ?? "",
    bytes: isCut && place === attachments.length - 1 ? null : sizeOf(content),
  }));
}

function sizeOf(content: ArrayBuffer | Uint8Array | string): number {
  return typeof content === "string" ? content.length : content.byteLength;
}
