import { sample } from "#domain/content/sample/sample";
import { scoreAssessment } from "#domain/offers/scoring/scoring";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SAMPLE_ANSWERS } from "../../../../web/content/sample-answers.ts";
import { GivenContent } from "../../../../web/content/use-content.tsx";
import { HubPreview } from "../../../../web/features/funnel/quiz/quiz-page.tsx";
import { sampleRoadblocks } from "../../../setup/content/sample-words.ts";
import { INITIAL_SCORING } from "../../../setup/random/combinations.ts";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";

test("the example of a hub is what its answers would get", () => {
  const html = renderToStaticMarkup(
    <GivenContent value={sample}>
      <HubPreview />
    </GivenContent>,
  );
  const { offerTier } = scoreAssessment(SAMPLE_ANSWERS, INITIAL_SCORING);
  const offer = SAMPLE_OFFERS.find(({ tier }) => tier === offerTier);
  expect(html).toContain(sampleRoadblocks(SAMPLE_ANSWERS)[0]?.title);
  for (const text of [offer?.name, offer?.investment]) expect(html).toContain(text?.replace("&", "&amp;"));
});
