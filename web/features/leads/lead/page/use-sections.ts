import { createContext, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { LeadSectionId } from "./lead-sections.ts";

/** Long, and seldom asked for. */
const CLOSED_AT_FIRST: readonly LeadSectionId[] = ["transcript", "source", "deliveries"];

/** Kept from lead to lead for the life of the page: who reads the transcript of one reads that of the next. */
let closed: ReadonlySet<LeadSectionId> = new Set(CLOSED_AT_FIRST);

export type Sections = {
  isOpen: (id: LeadSectionId) => boolean;
  toggle: (id: LeadSectionId) => void;
  /** Opens a section and shows it, with the focus in its first field, or on its heading. */
  jump: (id: LeadSectionId) => void;
  /** Opens a mail to the lead and goes there. */
  write: () => void;
  /** How often that was asked for. */
  writes: number;
};

const nothing = () => {};

export const SectionsContext = createContext<Sections>({
  isOpen: () => true,
  toggle: nothing,
  jump: nothing,
  write: nothing,
  writes: 0,
});

/** Which sections of a lead are open, and the way to each. */
export function useSections(page: RefObject<HTMLElement | null>): Sections {
  const [shut, setShut] = useState(closed);
  const [writes, setWrites] = useState(0);
  const change = (next: ReadonlySet<LeadSectionId>) => {
    closed = next;
    setShut(next);
  };
  const jump = (id: LeadSectionId) => {
    if (shut.has(id)) flushSync(() => change(without(shut, id)));
    if (page.current) focusSection(page.current, id);
  };
  return {
    isOpen: (id) => !shut.has(id),
    toggle: (id) => change(shut.has(id) ? without(shut, id) : new Set([...shut, id])),
    jump,
    write: () => {
      flushSync(() => setWrites(writes + 1));
      jump("mail");
    },
    writes,
  };
}

function without(ids: ReadonlySet<LeadSectionId>, id: LeadSectionId): ReadonlySet<LeadSectionId> {
  return new Set([...ids].filter((other) => other !== id));
}

function focusSection(page: HTMLElement, id: LeadSectionId): void {
  const section = page.querySelector<HTMLElement>(`[data-part="${id}"]`);
  section?.scrollIntoView({ block: "start", behavior: "instant" });
  const target = section?.querySelector<HTMLElement>("textarea") ?? section?.querySelector<HTMLElement>("h3");
  target?.focus({ preventScroll: true });
}
