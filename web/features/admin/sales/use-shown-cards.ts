import type { PipelineColumn } from "#domain/leads/pipeline-board";
import { useState } from "react";
import { useInView } from "../data/use-in-view.ts";

/** How many cards to render at first and with each extension: more than a screenful. */
const STEP = 8;
/** Cards to render below the one with the focus. */
const BELOW = 5;

type More = { state: "idle" | "loading" | "failed"; load: () => void };

/**
 * The cards of a column to render: those scrolled to, and a few more. Back at the top only the first ones remain, so
 * that a board of hundreds stays as quick as one of dozens.
 */
export function useShownCards({ cards, nextCursor }: PipelineColumn, activeId: number | null, more: More) {
  const [wanted, setWanted] = useState(STEP);
  const active = cards.findIndex(({ id }) => id === activeId);
  const shown = cards.slice(0, Math.max(wanted, active + 1 + BELOW));

  const grow = () => setWanted(shown.length + STEP);
  const isWhole = shown.length === cards.length;
  const next = nextCursor && more.state === "idle" ? more.load : null;
  const end = useInView<HTMLDivElement>(isWhole ? next : grow, { margin: "400px" });

  // A dragged card has left its list, which must not be rendered without it.
  const shrink = () => document.querySelector(".sortable-chosen") === null && setWanted(STEP);
  const top = useInView<HTMLDivElement>(wanted > STEP ? shrink : null);
  return { shown, top, end };
}
