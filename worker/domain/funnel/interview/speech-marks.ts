/** What a mark in a model's text does. Its own letters are never speech. */
export type Mark =
  | "thought"
  | "thought-end"
  /** A role or a channel follows, up to the mark or line break that ends it. */
  | "header"
  | "header-end"
  | "message-end"
  | "turn-end"
  | "visitor"
  | "assistant"
  /** A channel whose marks a tokenizer has dropped, and the one that ends it: "analysisThey…assistantfinalHello". */
  | "channel"
  | "final"
  /** Of no effect. */
  | "cut";

/** Blocks that are no speech: what a model thinks, and its calls of tools. */
const THOUGHTS =
  wordsOf(`think thinking thought thoughts reason reasoning reflection analysis scratchpad monologue
  inner_monologue inner_thoughts tool_call tool_calls function_call`);
const VISITORS = wordsOf("user human visitor system");
const ASSISTANTS = wordsOf("assistant assessor model ai bot chatbot gpt chatgpt");
/** Not seen as prefixes of a line, where they may be a visitor's subject. */
const OTHER_ROLES = wordsOf("developer tool commentary");

const CONTROLS = new Map<string, Mark>([
  ...all("header", "start im_start start_header_id start_of_turn turn channel"),
  ...all("header-end", "message end_header_id im_sep"),
  ...all("message-end", "end call"),
  ...all("turn-end", "im_end eot_id eot eom_id end_of_turn end_of_text endoftext end_of_sentence eos return"),
  ...all("cut", "s bos begin_of_text begin_of_sentence pad unk inst sys system_prompt constrain"),
  // The reply itself in a wrapper.
  ...all("cut", "answer response final final_answer output reply"),
]);

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

function all(mark: Mark, names: string): [string, Mark][] {
  return names.split(" ").map((name) => [name, mark]);
}

/** A mark in brackets. Each ends with a sign of its own, so that nothing after it changes it. */
const BRACKETS = [
  { first: "<", whole: /^<<[^<>\n]{1,60}>>/, begun: /^<<?$|^<<[^<>\n]{1,60}>?$/ },
  { first: "<", whole: /^<[a-z/|｜][^<>\n]{0,60}>/i, begun: /^<$|^<[a-z/|｜][^<>\n]{0,60}$/i },
  { first: "[", whole: /^\[\/?[a-z_]{2,20}\]/i, begun: /^\[\/?[a-z_]{0,20}$/i },
  { first: "◁", whole: /^◁\/?[a-z_]{2,20}▷/i, begun: /^◁\/?[a-z_]{0,20}$/i },
];
/** "Assistant:", "**User:**", or the name alone in its line. */
const ROLE = /^[*_#> \t]{0,6}([a-z]+)[*_]{0,3}[ \t]?(?:[:：]|\n)/i;
const ROLE_BEGUN = /^[*_#> \t]{0,6}([a-z]*)([*_]{0,3}[ \t]?)$/i;
const BARE_CHANNEL = /^(?:analysis|commentary)(?=[A-Z])/;
const BARE_FINAL = "assistantfinal";
const LONGEST = 70;

/** "begun": what has come in may be the beginning of a mark. */
type Found = { mark: Mark; length: number } | "begun" | null;

/** The mark at a place of a text that may go on. No text after it would change what is found, unless it is "begun". */
export function markAt(text: string, at: number, where: { isFirst: boolean; isLineStart: boolean }): Found {
  const first = text.charAt(at);
  const brackets = BRACKETS.filter((bracket) => bracket.first === first);
  const mayBeBare = first === BARE_FINAL.charAt(0) || where.isFirst;
  if (brackets.length === 0 && !mayBeBare && !where.isLineStart) return null;
  const rest = text.slice(at, at + LONGEST);
  for (const { whole, begun } of brackets) {
    const [token] = whole.exec(rest) ?? [];
    const mark = token === undefined ? null : markOf(token);
    if (token !== undefined && mark !== null) return { mark, length: token.length };
    if (begun.test(rest)) return "begun";
  }
  return (mayBeBare ? bareAt(rest, where.isFirst) : null) ?? (where.isLineStart ? roleAt(rest) : null);
}

function bareAt(rest: string, isFirst: boolean): Found {
  if (rest.startsWith(BARE_FINAL)) return { mark: "final", length: BARE_FINAL.length };
  const [channel] = (isFirst && BARE_CHANNEL.exec(rest)) || [];
  if (channel !== undefined) return { mark: "channel", length: channel.length };
  const names = [BARE_FINAL, ...(isFirst ? ["analysis", "commentary"] : [])];
  return names.some((name) => name.startsWith(rest)) ? "begun" : null;
}

function roleAt(rest: string): Found {
  const [prefix, name = ""] = ROLE.exec(rest) ?? [];
  const mark = roleOf(name.toLowerCase());
  if (prefix !== undefined && mark !== null) return { mark, length: prefix.length };
  const [, letters = "", after] = ROLE_BEGUN.exec(rest) ?? [];
  if (after === undefined) return null;
  const said = letters.toLowerCase();
  return (after === "" ? beginsRole(said) : roleOf(said) !== null) ? "begun" : null;
}

/** What `<think>`, `</think>`, `[THINK]`, `<|im_end|>`, `<｜Assistant｜>` or `<|channel>` does; null if it is no mark. */
function markOf(token: string): Mark | null {
  const name = nameIn(token);
  const isControl = /[|｜]/.test(token);
  const isEnd = /^\W{1,3}\//.test(token) || name.startsWith("end_") || /^<\w+[|｜]>$/.test(token);
  if (THOUGHTS.has(name.replace(/^(?:begin|start|end)_(?:of_)?/, "")))
    return isEnd ? "thought-end" : "thought";
  // "[Final]" may be a visitor's own; "[INST]" is not.
  if (token.startsWith("[") && token !== token.toUpperCase()) return null;
  const known = CONTROLS.get(name);
  if (known === "header" && isEnd) return name === "channel" ? "message-end" : "turn-end";
  if (name === "s" && isEnd) return "turn-end";
  if (known || !isControl) return known ?? null;
  return OTHER_ROLES.has(name) ? "visitor" : (roleOf(name) ?? "cut");
}

/** The name that a mark has, in lower case. A tag's comes first, before its attributes. */
function nameIn(token: string): string {
  const text = token.toLowerCase().replaceAll("▁", "_");
  const own = /[|｜]/.test(text) ? text.replaceAll(" ", "_") : (/^\W*[^\s>\]▷]*/.exec(text)?.[0] ?? "");
  return /([a-z][a-z_]*)[^a-z_]*$/.exec(own)?.[1] ?? "";
}

/** Whose words follow a role's name. */
function roleOf(name: string): "visitor" | "assistant" | null {
  if (VISITORS.has(name)) return "visitor";
  return ASSISTANTS.has(name) ? "assistant" : null;
}

/** Whether letters are the beginning of a role's name, or all of it. */
function beginsRole(letters: string): boolean {
  return [...VISITORS, ...ASSISTANTS].some((role) => role.startsWith(letters));
}

/** Whose words stand under a header such as `assistant`, `user` or `analysis`. */
export function underHeader(header: string): "speech" | "aside" | "channel" {
  const names = header.toLowerCase().match(/[a-z]+/g) ?? [];
  if (names.some((name) => THOUGHTS.has(name) || OTHER_ROLES.has(name))) return "channel";
  return names.some((name) => VISITORS.has(name)) ? "aside" : "speech";
}
