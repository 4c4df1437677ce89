import type { PipelineColumn } from "#domain/leads/pipeline-board";
import { useState } from "react";
import { useSeen } from "../use-seen.ts";

/** So many cards are drawn at first, and more at a time: higher than a screen. */
const STEP = 8;
/** Cards below the one that has the focus. */
const BELOW = 5;

type More = { state: "idle" | "loading" | "failed"; load: () => void };

/**
 * The cards of a column that are drawn: those scrolled to, and a few more. Who is back at the top has the
 * first ones alone again, so that a board of hundreds stays as quick as one of dozens.
 */
export function useShownCards({ cards, nextCursor }: PipelineColumn, activeId: number | null, more: More) {
  const [wanted, setWanted] = useState(STEP);
  const active = cards.findIndex(({ id }) => id === activeId);
  const shown = cards.slice(0, Math.max(wanted, active + 1 + BELOW));

  const grow = () => setWanted(shown.length + STEP);
  const isWhole = shown.length === cards.length;
  const next = nextCursor && more.state === "idle" ? more.load : null;
  const end = useSeen<HTMLDivElement>(isWhole ? next : grow, { margin: "400px" });

  // A card that is dragged has left its list, which must not be drawn anew without it.
  const shrink = () => document.querySelector(".sortable-chosen") === null && setWanted(STEP);
  const top = useSeen<HTMLDivElement>(wanted > STEP ? shrink : null);
  return { shown, top, end };
}
