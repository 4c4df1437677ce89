/** A mail's headers, by their names in lower case, as they came: unfolded, not decoded. */
export type MailHeaders = ReadonlyMap<string, readonly string[]>;

/** The headers among a mail's first lines. What is no header is passed over: a mail is read as far as it can be. */
export function mailHeaders(text: string): MailHeaders {
  const headers = new Map<string, string[]>();
  for (const line of text.split(/\r?\n(?![ \t])/)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (!/^[!-9;-~]+$/.test(name)) continue;
    const value = line.slice(colon + 1).replace(/\r?\n/g, "");
    // A mail may have one header 100,000 times: a list made anew each time would take minutes.
    const values = headers.get(name) ?? [];
    values.push(value.trim());
    headers.set(name, values);
  }
  return headers;
}

const CR = 13;
const LF = 10;

/** Where a mail's content begins: after the first empty line, or at the end if there is none. */
export function contentStart(bytes: Uint8Array): number {
  for (let at = bytes.indexOf(LF); at !== -1; at = bytes.indexOf(LF, at + 1)) {
    if (bytes[at + 1] === LF) return at + 2;
    if (bytes[at + 1] === CR && bytes[at + 2] === LF) return at + 3;
  }
  return bytes.length;
}
