import type { PipelineColumn } from "#domain/leads/pipeline-board";
import { useState } from "react";
import { useInView } from "../ground/data/use-in-view.ts";

/** A card is not lower than this, the room above it included. */
const LOWEST_PX = 98;
/** Cards to render below the one with the focus. */
const BELOW = 5;

type More = { state: "idle" | "loading" | "failed"; load: () => void };

/**
 * The cards of a column to render: those scrolled to, and a few more. Back at the top only the first ones remain, so
 * that a board of hundreds stays as quick as one of dozens.
 */
export function useShownCards({ cards, nextCursor }: PipelineColumn, activeId: number | null, more: More) {
  // How many cards to render at first and with each extension: more than a screenful.
  const [step] = useState(() => Math.ceil(innerHeight / LOWEST_PX));
  const [wanted, setWanted] = useState(step);
  const active = cards.findIndex(({ id }) => id === activeId);
  const shown = cards.slice(0, Math.max(wanted, active + 1 + BELOW));

  const grow = () => setWanted(shown.length + step);
  const isWhole = shown.length === cards.length;
  const next = nextCursor && more.state === "idle" ? more.load : null;
  const end = useInView<HTMLDivElement>(isWhole ? next : grow, { margin: "400px", length: shown.length });

  // A dragged card has left its list, which must not be rendered without it.
  const shrink = () => document.querySelector(".sortable-chosen") === null && setWanted(step);
  const top = useInView<HTMLDivElement>(wanted > step ? shrink : null);
  return { shown, top, end };
}
