import { FoundationSection } from "./foundation/foundation-section.tsx";
import { FounderSection } from "./founder-section.tsx";
import { ResultSection } from "./result-section.tsx";

const STILL = { foundation: FoundationSection, result: ResultSection, founder: FounderSection } as const;

export type StillId = keyof typeof STILL;

/** A section of the page that has links and nothing else to press. */
export function StillSection({ id }: { id: StillId }) {
  const Section = STILL[id];
  return <Section />;
}
