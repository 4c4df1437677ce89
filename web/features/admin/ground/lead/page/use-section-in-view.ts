import { useEffect, useState, type RefObject } from "react";
import { isLeadSection, type LeadSectionId } from "./lead-sections.ts";

/** A line at a third of the screen: the section that crosses it is the one that is read. */
const READ_LINE = "-34% 0px -65% 0px";

/** The section that is read now; the first one until it is known. What comes with the whole lead is watched from then on. */
export function useSectionInView(
  page: RefObject<HTMLElement | null>,
  ids: readonly LeadSectionId[],
  isWhole: boolean,
): LeadSectionId | null {
  const [current, setCurrent] = useState<LeadSectionId | null>(null);
  const key = ids.join();
  useEffect(() => {
    const atLine = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) atLine[isIntersecting ? "add" : "delete"](target);
        // What is looked up stands beside what is read, where there is room.
        const read = [...atLine].find((section) => !isBeside(section));
        const part = read?.getAttribute("data-part");
        if (part && isLeadSection(part)) setCurrent(part);
      },
      { rootMargin: READ_LINE },
    );
    for (const section of page.current?.querySelectorAll("[data-part]") ?? []) observer.observe(section);
    return () => observer.disconnect();
  }, [page, key, isWhole]);
  return current ?? ids[0] ?? null;
}

/** Whether a section stands in a column of its own, beside what is read. */
function isBeside(section: Element): boolean {
  const first = section.closest(".lead-body")?.querySelector(".lead-first");
  return first != null && section.getBoundingClientRect().left >= first.getBoundingClientRect().right;
}
