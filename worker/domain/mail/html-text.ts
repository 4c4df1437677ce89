/** Elements whose content nobody reads. */
const UNREAD = [
  "script",
  "style",
  "head",
  "title",
  "template",
  "noscript",
  "svg",
  "object",
  "iframe",
  "select",
];
/** Elements that begin and end a line. */
const BLOCKS = (
  "address article aside blockquote body center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr " +
  "li main nav ol p pre section table tr ul"
).split(" ");
/** Of these, the ones with an empty line around them. */
const PARAGRAPHS = ["p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "table"];
/** Nobody quotes deeper, but to break what reads it. */
const DEPTH_MAX = 20;

/**
 * The words of a mail that has no plain text: all that is not text is dropped, and what is quoted has `>` before its
 * lines. It reads each character a fixed number of times.
 */
export function htmlText(html: string): string {
  const page: Page = { lines: [], line: "", depth: 0 };
  const lower = html.toLowerCase();
  let at = 0;
  for (let open = html.indexOf("<"); open !== -1; open = html.indexOf("<", at)) {
    write(page, html.slice(at, open));
    const tag = tagAt(lower, open);
    if (tag) lay(page, tag);
    else write(page, "<");
    at = tag?.end ?? open + 1;
  }
  write(page, html.slice(at));
  endLine(page);
  return page.lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** `depth`: how many quotations are open. */
type Page = { lines: string[]; line: string; depth: number };
type Tag = { name: string; isEnd: boolean; end: number };

/** What a `<` begins, and where it ends: with it go comments, and elements that nobody reads. Null for a mere sign. */
function tagAt(lower: string, open: number): Tag | null {
  if (lower.startsWith("<!--", open)) return { name: "", isEnd: false, end: after(lower, "-->", open) };
  const [, slash, name = ""] = /^<([/!?]?)([a-z][a-z0-9]*|)/.exec(lower.slice(open, open + 20)) ?? [];
  if (name === "" && !slash) return null;
  const close = slash === "" && UNREAD.includes(name) ? after(lower, `</${name}`, open) - 1 : open;
  return { name, isEnd: slash === "/", end: after(lower, ">", close) };
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found === -1 ? text.length : found + mark.length;
}

function lay(page: Page, { name, isEnd }: Tag) {
  if (name === "td" || name === "th") write(page, " ");
  if (name !== "br" && !BLOCKS.includes(name)) return;
  if (name === "br") page.lines.push(quoted(page));
  else endLine(page);
  if (PARAGRAPHS.includes(name)) page.lines.push("");
  if (name === "blockquote") page.depth = Math.min(Math.max(page.depth + (isEnd ? -1 : 1), 0), DEPTH_MAX);
  if (name === "li" && !isEnd) page.line = "- ";
}

function write(page: Page, html: string) {
  page.line += decoded(html.replace(/[\t\n\f\r ]+/g, " "));
}

function endLine(page: Page) {
  if (page.line.trim() !== "") page.lines.push(quoted(page));
  page.line = "";
}

/** The line as it stands, which is empty then. */
function quoted(page: Page): string {
  const { line, depth } = page;
  page.line = "";
  return `${"> ".repeat(depth)}${line.replace(/ {2,}/g, " ").trim()}`;
}

const NAMED = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: " ",
    ndash: "–",
    mdash: "—",
    hellip: "…",
    lsquo: "‘",
    rsquo: "’",
    ldquo: "“",
    rdquo: "”",
    laquo: "«",
    raquo: "»",
    bull: "•",
    middot: "·",
    euro: "€",
    pound: "£",
    copy: "©",
    reg: "®",
    trade: "™",
    auml: "ä",
    ouml: "ö",
    uuml: "ü",
    Auml: "Ä",
    Ouml: "Ö",
    Uuml: "Ü",
    szlig: "ß",
    eacute: "é",
    egrave: "è",
    agrave: "à",
    ccedil: "ç",
    ntilde: "ñ",
  }),
);

/** Text with its entities as characters; one that is not known stays as it is written. */
function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/g,
    (all, decimal, hex, name) => {
      if (name) return NAMED.get(String(name)) ?? all;
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : "";
    },
  );
}
