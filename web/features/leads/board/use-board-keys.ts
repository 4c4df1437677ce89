import { useState, type KeyboardEvent } from "react";
import { shortLeadName } from "../basics/lead-name.ts";
import { keyAction, preview, type Carry, type KeyAction } from "./board-keys.ts";
import { placeOf, type Board } from "../board-state/board.ts";
import { isMoveAsked } from "../moves/move-question.ts";
import type { Target } from "./use-moves.ts";

type Actions = {
  focus: (id: number) => void;
  moveTo: (id: number, to: Target) => void;
  ask: (id: number) => void;
  open: (id: number, part?: "notes") => void;
  claim: (id: number) => void;
};

/** Keyboard control of the board, announced to screen readers; `board` is the one to render. */
export function useBoardKeys(stored: Board, { focus, moveTo, ask, open, claim }: Actions) {
  const [carry, setCarry] = useState<Carry | null>(null);
  const [news, setNews] = useState("");

  const act = (action: KeyAction) => {
    if (action.kind === "focus") focus(action.id);
    if (action.kind === "send") moveTo(action.id, { status: action.to });
    if (action.kind === "ask") ask(action.id);
    if (action.kind === "open") open(action.id);
    if (action.kind === "note") {
      // The notes take the focus once they are there, unless it is elsewhere by then.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      open(action.id, "notes");
    }
    if (action.kind === "claim") claim(action.id);
    if (!("carry" in action)) return;
    const isCarried = action.kind === "lift" || action.kind === "carry";
    setNews(describe(stored, action.kind, action.carry));
    if (action.kind === "drop") {
      moveTo(action.carry.id, action.carry.at);
      // Coincides with the change of the stored board; any earlier, the card would be drawn in its old place.
      queueMicrotask(() => setCarry(null));
      return;
    }
    setCarry(isCarried ? action.carry : null);
    focus(action.carry.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = cardOf(event);
    if (id === null || isMoveAsked() || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = keyAction(stored, carry, id, event.nativeEvent);
    if (!action) return;
    event.preventDefault();
    act(action);
  };
  const putBack = () => {
    if (!carry) return;
    setCarry(null);
    setNews(describe(stored, "put-back", carry));
  };
  return {
    board: carry ? preview(stored, carry) : stored,
    liftedId: carry?.id ?? null,
    news,
    onKeyDown,
    putBack,
  };
}

/** The card that a key is meant for, unless the target is one of its buttons. */
function cardOf({ target }: KeyboardEvent<HTMLElement>): number | null {
  return target instanceof HTMLElement && target.dataset["card"] ? Number(target.dataset["card"]) : null;
}

function describe(stored: Board, kind: "lift" | "carry" | "drop" | "put-back", carry: Carry): string {
  const card = placeOf(stored, carry.id)?.card;
  const name = card ? shortLeadName(card) : "Card";
  if (kind === "put-back") return `${name} put back in ${carry.from.status}.`;
  const { status, index } = carry.at;
  const count = preview(stored, carry).find((column) => column.status === status)?.cards.length ?? 0;
  const where = `${status}, position ${index + 1} of ${count}.`;
  if (kind === "lift") return `${name} lifted from ${where} Arrow keys carry, Space drops, Escape puts back.`;
  return kind === "carry" ? `${name} over ${where}` : `${name} dropped in ${where}`;
}
