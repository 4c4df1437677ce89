/** What a document has that selectors can ask for; of attributes the names, as their values may change. */
export type Present = {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
  language: string;
};

/** These hold only if one of the selectors inside can; others (`:not`, `:nth-child`, …) demand nothing here. */
const ALTERNATIVES = new Set(["is", "where", "has"]);
/** What nothing in a document is before somebody touches it, and parts that only inputs have. */
const LATER =
  /^(hover|active|focus|focus-within|disabled|checked|indeterminate|autofill|file-selector-button|placeholder|backdrop|popover-open|-moz-.*|-webkit-.*)$/;
const TOKEN = /\.((?:\\.|[\w-])+)|::?([\w-]+)(\()?|\[([\w-]+)[^\]]*\]|([a-zA-Z][\w-]*)|\\.|[^]/g;

const unescaped = (name: string) => name.replaceAll(/\\(.)/g, "$1");

/** Where the bracket that opens just before `from` closes. */
function closingAt(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  return text.length;
}

function splitList(list: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < list.length; at++) {
    if (list[at] === "\\") at++;
    else if (list[at] === "(") at = closingAt(list, at + 1);
    else if (list[at] === ",") {
      parts.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, list.slice(start)];
}

/** Whether a selector can match in a document before it is used, by its classes, elements and attributes. */
export function canMatch(selector: string, present: Present): boolean {
  const tokens = new RegExp(TOKEN);
  for (let token = tokens.exec(selector); token; token = tokens.exec(selector)) {
    const [, className, pseudo, bracket, attribute, tag] = token;
    if (className !== undefined && !present.classes.has(unescaped(className))) return false;
    if (tag !== undefined && !present.tags.has(tag.toLowerCase())) return false;
    if (attribute !== undefined && !present.attributes.has(attribute)) return false;
    if (pseudo === undefined) continue;
    if (LATER.test(pseudo)) return false;
    if (!bracket) continue;
    const end = closingAt(selector, tokens.lastIndex);
    const inner = selector.slice(tokens.lastIndex, end);
    tokens.lastIndex = end + 1;
    if (pseudo === "lang" && inner !== present.language) return false;
    if (ALTERNATIVES.has(pseudo) && !splitList(inner).some((part) => canMatch(part, present))) return false;
  }
  return true;
}
