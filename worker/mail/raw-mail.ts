import { contentStart, mailHeaders, type MailHeaders } from "#domain/mail/mail-headers";
import { encodeHex } from "../crypto/encodings.ts";

/** What is read of a mail (contract 22). A parser's time grows faster than the lines that it is given. */
export const MAIL_BYTES = 512 * 1024;
/**
 * How much of the content tells one mail from another. Each delivery of the same mail has headers of its own length, so
 * less of its content than of that of another may be among the bytes that are read.
 */
const COMPARED_BYTES = 384 * 1024;
/** Those that are the same in every delivery. */
const COMPARED_HEADERS = ["from", "date", "message-id", "subject"];

/** The beginning of a mail as it came. `isCut`: there is more of it. */
export type RawMail = {
  bytes: Uint8Array<ArrayBuffer>;
  headers: MailHeaders;
  contentAt: number;
  isCut: boolean;
};

/** Reads as much of a mail as is parsed; the rest is not even awaited. */
export async function readRaw(stream: ReadableStream<Uint8Array>): Promise<RawMail> {
  const read = new Uint8Array(MAIL_BYTES);
  const reader = stream.getReader();
  let length = 0;
  let isCut = false;
  while (!isCut) {
    const { done, value } = await reader.read();
    if (done) break;
    const fits = value.subarray(0, MAIL_BYTES - length);
    read.set(fits, length);
    length += fits.length;
    isCut = fits.length < value.length;
  }
  if (isCut) await reader.cancel().catch(() => undefined);
  const bytes = read.slice(0, length);
  const contentAt = contentStart(bytes);
  return {
    bytes,
    headers: mailHeaders(new TextDecoder().decode(bytes.subarray(0, contentAt))),
    contentAt,
    isCut,
  };
}

/** The same for every delivery of a mail to a thread, and for no other mail. */
export async function mailHash(threadId: number, { bytes, headers, contentAt }: RawMail): Promise<string> {
  const values = COMPARED_HEADERS.map((name) => (headers.get(name) ?? []).join("\n").replace(/\s+/g, " "));
  const head = new TextEncoder().encode(JSON.stringify([threadId, ...values]));
  const content = bytes.subarray(contentAt, contentAt + COMPARED_BYTES);
  const compared = new Uint8Array(head.length + content.length);
  compared.set(head);
  compared.set(content, head.length);
  return encodeHex(await crypto.subtle.digest("SHA-256", compared));
}
