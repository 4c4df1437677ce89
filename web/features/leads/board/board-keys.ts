import { LEAD_STATUSES, type LeadStatus } from "#domain/leads/pipeline";
import { isComposed, isEnter } from "../../../lib/enter-key.ts";
import { isStep, nextCard, nextPlace } from "./board-steps.ts";
import { placeOf, putCard, type Board, type Place } from "../board-state/board.ts";

/** A card moved by keyboard: the place it was lifted from, and its current place. */
export type Carry = { id: number; from: Place; at: Place };

export type KeyAction =
  | { kind: "focus"; id: number }
  | { kind: "lift" | "carry" | "drop" | "put-back"; carry: Carry }
  | { kind: "send"; id: number; to: LeadStatus }
  | { kind: "ask" | "open" | "note" | "claim"; id: number }
  | { kind: "nothing" };

/** What Enter is called here, once it is known to mean 'go'. */
const ENTER = "enter";

const ON_CARD: Record<string, "ask" | "open" | "note" | "claim"> = {
  m: "ask",
  [ENTER]: "open",
  n: "note",
  c: "claim",
};

/**
 * The action for a key on a card: arrows, J and K move between cards, Enter opens the lead, C claims it, N writes a
 * note; Space lifts, arrows move the card, Space drops, Esc puts it back; 1 to 5 send it to a stage, M opens the menu.
 * Null for any other key.
 */
export function keyAction(
  stored: Board,
  carry: Carry | null,
  id: number,
  press: KeyboardEvent,
): KeyAction | null {
  if (isComposed(press)) return null;
  const { key } = press;
  const plain = isEnter(press) ? ENTER : key.length === 1 ? key.toLowerCase() : key;
  return carry ? carryKey(stored, carry, plain) : cardKey(stored, id, plain);
}

/** The board as it looks while a card is being moved. */
export function preview(stored: Board, { id, at }: Carry): Board {
  const place = placeOf(stored, id);
  return place ? putCard(stored, place.card, at) : stored;
}

function carryKey(stored: Board, carry: Carry, key: string): KeyAction | null {
  if (isStep(key)) {
    const at = nextPlace(preview(stored, carry), carry.at, key);
    return at ? { kind: "carry", carry: { ...carry, at } } : { kind: "nothing" };
  }
  if (key === "Escape") return { kind: "put-back", carry };
  if (key !== " " && key !== ENTER) return null;
  return { kind: carry.at.status === carry.from.status ? "put-back" : "drop", carry };
}

function cardKey(stored: Board, id: number, key: string): KeyAction | null {
  if (isStep(key)) {
    const next = nextCard(stored, id, key);
    return next === null ? { kind: "nothing" } : { kind: "focus", id: next };
  }
  const from = placeOf(stored, id);
  if (key === " ") return from && { kind: "lift", carry: { id, from, at: from } };
  const status = LEAD_STATUSES[Number(key) - 1];
  if (status) return { kind: "send", id, to: status };
  const kind = ON_CARD[key];
  return kind ? { kind, id } : null;
}
