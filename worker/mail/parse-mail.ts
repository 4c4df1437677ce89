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
import { log } from "../log.ts";
import type { RawMail } from "./raw-mail.ts";

/** What is saved of a mail that came in. */
export type ParsedMail = {
  fromAddress: string | null;
  fromName: string | null;
  messageId: string | null;
  subject: string;
  text: string;
  files: MailFile[];
  isCut: boolean;
  isUnreadable: boolean;
};

/**
 * Reads a mail's words. One that cannot be parsed gives what its headers say: if this failed, its sender would send the
 * same mail again and again.
 */
export async function parseMail({ bytes, headers, contentAt, isCut }: RawMail): Promise<ParsedMail> {
  const { default: PostalMime } = await import("postal-mime");
  const whole = await PostalMime.parse(bytes).catch(() => null);
  if (!whole) log("mail_unreadable");
  // Without its content, hardly anything in a mail can fail.
  const email = whole ?? (await PostalMime.parse(bytes.subarray(0, contentAt)).catch(() => null));
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
