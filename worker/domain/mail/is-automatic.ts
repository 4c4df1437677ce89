import type { MailHeaders } from "./mail-headers.ts";

/** Of mailing lists (RFC 2369, RFC 2919). */
const LIST_HEADERS = ["list-id", "list-post", "list-help", "list-unsubscribe"];
/** What older programs write instead of RFC 3834's header. */
const BULK = ["bulk", "list", "junk", "auto_reply"];

/**
 * Whether a program sent a mail and not a person (contract 22): an out-of-office, a bounce, a list. `sender` is the
 * envelope's, which bounces leave empty.
 */
export function isAutomatic(headers: MailHeaders, sender: string): boolean {
  const values = (name: string) => (headers.get(name) ?? []).map((value) => value.trim().toLowerCase());
  // A header may have parameters after a semicolon and a comment in brackets.
  const words = (name: string) => values(name).map((value) => value.split(/[;\s(]/)[0] ?? "");
  return (
    sender.replace(/[<>\s]/g, "") === "" ||
    words("auto-submitted").some((word) => word !== "no") ||
    words("precedence").some((word) => BULK.includes(word)) ||
    words("content-type").includes("multipart/report") ||
    LIST_HEADERS.some((name) => headers.has(name))
  );
}
