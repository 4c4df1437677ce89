import { problemsOf } from "#domain/content/problems";
import { sample } from "#domain/content/sample/sample";
import { SECTION_IDS, shownSections, type SectionId } from "#domain/content/shown-sections";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ownContent } from "../../setup/content/own-content.ts";

const { landing, shown } = sample;
const listed = (...ids: SectionId[]) => ids.map((id) => ({ id, shown: "shown" as const }));

describe("the sections of the landing page", () => {
  it("are all there at first, in the order of the specification", () =>
    expect(shownSections(landing, shown)).toEqual([...SECTION_IDS]));

  it("stand in the owner’s order, without those that are hidden", () => {
    const order = fc.shuffledSubarray([...SECTION_IDS], { minLength: SECTION_IDS.length });
    fc.assert(
      fc.property(order, fc.subarray([...SECTION_IDS]), (ids, hidden) => {
        const sections = ids.map((id) => ({ id, shown: hidden.includes(id) ? "hidden" : "shown" }) as const);
        expect(shownSections({ ...landing, sections }, shown)).toEqual(
          ids.filter((id) => !hidden.includes(id)),
        );
      }),
    );
  });

  it("are left out where they have nothing to show", () => {
    expect(
      shownSections({ ...landing, testimonials: { people: [] }, videos: { people: [] } }, shown),
    ).toEqual(["foundation", "result", "founder", "programs"]);
  });

  it.each([
    ["one is missing", listed("foundation", "result", "founder", "programs", "testimonials")],
    ["one stands twice", listed(...SECTION_IDS, "videos")],
  ])("do not go out if %s", (_, sections) => {
    const content = ownContent((own) => void (own.landing.sections = sections));
    expect(problemsOf(content)).toEqual([
      { path: "landing.sections", message: "Each section is listed once" },
    ]);
  });
});
