import { shownSections, type SectionId } from "#domain/content/shown-sections";
import { Fragment, lazy, Suspense, type ReactNode } from "react";
import { useContent } from "../../content/use-content.tsx";
import { KeptHtml } from "../../lib/kept-html.tsx";
import { ProgramsSection } from "./programs/programs-section.tsx";
import type { StillId } from "./still-sections.tsx";
import { TestimonialsSection } from "./testimonials/testimonials-section.tsx";
import { VideoSection } from "./videos/video-section.tsx";

const StillSection = lazy(async () => ({ default: (await import("./still-sections.tsx")).StillSection }));

const still = (id: StillId) => (
  <KeptHtml name={id}>
    <Suspense>
      <StillSection id={id} />
    </Suspense>
  </KeptHtml>
);

const SECTIONS: Record<SectionId, () => ReactNode> = {
  foundation: () => still("foundation"),
  result: () => still("result"),
  founder: () => still("founder"),
  programs: () => <ProgramsSection />,
  testimonials: () => <TestimonialsSection />,
  videos: () => <VideoSection />,
};

/** Whether a section keeps its distance above and below by itself; `edge`: its ground ends there. */
type Space = "own" | "none" | "edge";
const SPACES: Record<SectionId, readonly [above: Space, below: Space]> = {
  foundation: ["own", "own"],
  result: ["edge", "edge"],
  founder: ["own", "own"],
  programs: ["none", "own"],
  testimonials: ["none", "none"],
  videos: ["own", "own"],
};

/** The sections between the figures and the last call, in the owner's order, with a distance wherever none keeps it. */
export function SectionList() {
  const ids = shownSections(useContent("landing"));
  const last = ids.at(-1);
  return (
    <>
      {ids.map((id, index) => {
        const before = ids[index - 1];
        return (
          <Fragment key={id}>
            {isTight(before ? SPACES[before][1] : "edge", SPACES[id][0]) && <Distance />}
            {SECTIONS[id]()}
          </Fragment>
        );
      })}
      {last && isTight(SPACES[last][1], "edge") && <Distance />}
    </>
  );
}

const isTight = (below: Space, above: Space) =>
  below !== "own" && above !== "own" && !(below === "edge" && above === "edge");

const Distance = () => <div className="h-14 sm:h-20 lg:h-32" />;
