import { useContent } from "../../content/use-content.tsx";
import { AssessmentLink } from "./assessment-link.tsx";

/** A call to action on phones, shown once the page has scrolled (`data-scrolled`), so that it is always in reach. */
export function StickyCall() {
  const { sticky, heard } = useContent("landing");
  return (
    <aside
      aria-label={heard.sticky}
      className="scrolled:visible scrolled:translate-y-0 bg-base-200/95 border-base-300 invisible fixed inset-x-0 bottom-0 z-20 translate-y-full border-t p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] motion-safe:transition-[translate,visibility] md:hidden"
    >
      <AssessmentLink className="w-full">{sticky}</AssessmentLink>
    </aside>
  );
}
