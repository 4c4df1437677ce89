import { FoundationSection } from "./foundation/foundation-section.tsx";
import { FounderSection } from "./founder-section.tsx";
import { ResultSection } from "./result-section.tsx";

/** The sections in the middle of the page, which have links and nothing else to press. */
export function StillSections() {
  return (
    <>
      <FoundationSection />
      <ResultSection />
      <FounderSection />
    </>
  );
}
