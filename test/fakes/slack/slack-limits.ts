export type SlackMessage = { text: string; blocks: Record<string, unknown>[] };

const TEXT_LIMITS: Record<string, number> = { header: 150, section: 3000 };
const BUTTON_TEXT = 75;
const BUTTON_VALUE = 2000;
const ELEMENTS = 25;
const OPTIONS = 100;
const CONTEXT_ELEMENTS = 10;

/** What Slack refuses a message for: too many blocks, fields or buttons, too much text, an action named twice. */
export function isWithinLimits({ blocks }: SlackMessage): boolean {
  return blocks.length <= 50 && blocks.every((block) => isBlockFine(block));
}

function isBlockFine(block: Record<string, unknown>): boolean {
  const { type, text, fields, elements } = block;
  if (type === "actions") return areElementsFine(listOf(elements));
  if (type === "context") return lengthIn(listOf(elements), CONTEXT_ELEMENTS);
  const each = listOf(fields).map(textOf);
  return (
    textOf(text).length <= (TEXT_LIMITS[String(type)] ?? 3000) &&
    each.length <= 10 &&
    each.every((field) => field.length <= 2000)
  );
}

function areElementsFine(elements: unknown[]): boolean {
  const actions = elements.map((element) => String(at(element, "action_id") ?? ""));
  return (
    elements.length >= 1 &&
    elements.length <= ELEMENTS &&
    new Set(actions).size === actions.length &&
    actions.every((action) => action.length <= 255) &&
    elements.every((element) => isElementFine(element))
  );
}

function isElementFine(element: unknown): boolean {
  const value = at(element, "value");
  if (value !== undefined && String(value).length > BUTTON_VALUE) return false;
  if (at(element, "type") === "button") return lengthIn(textOf(at(element, "text")), BUTTON_TEXT);
  const options = listOf(at(element, "options"));
  return (
    lengthIn(textOf(at(element, "placeholder")), 150) &&
    options.length >= 1 &&
    options.length <= OPTIONS &&
    options.every((option) => lengthIn(textOf(at(option, "text")), BUTTON_TEXT))
  );
}

const lengthIn = ({ length }: string | unknown[], most: number) => length >= 1 && length <= most;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A member of an object that came as JSON; undefined where there is none. */
export function at(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

function textOf(object: unknown): string {
  const text = at(object, "text");
  return typeof text === "string" ? text : "";
}
