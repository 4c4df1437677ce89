import type { Content } from "#domain/content/content";
import { withEntryIds } from "#domain/content/entry-ids";
import { inventedIn, keptAs, placeName } from "#domain/content/places";
import { keptOffer } from "#domain/offers/invented-offers";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";
import { sample } from "#domain/content/sample/sample";

/** What of the sample's is said to be theirs as it stands: what it is called, sells and counts, and its icon. */
const KEPT =
  /^(?:brand\.name|brand\.aiTool\.name|landing\.stats|look|programs|sites\.\d+\.name|story\.(?:result|founder\.claim))\b/;

/** Made once: to look through the sample for each of its texts takes a while. */
let made: string | undefined;

/** Content of somebody's own, which may go out: the sample with everything invented replaced, or said to be theirs. */
export function ownContent(change: (content: Content) => void = () => {}): Content {
  const content: Content = JSON.parse((made ??= madeOwn()));
  change(content);
  return content;
}

function madeOwn(): string {
  let text = JSON.stringify(sample);
  for (const place of inventedIn(sample)) {
    const isKept = KEPT.test(placeName(place)) && !place.field.isAddress;
    if (!isKept) text = text.replaceAll(JSON.stringify(place.text), own(place.text));
  }
  const replaced: Content = JSON.parse(text);
  const ours = [...inventedIn(replaced).map(keptAs), ...SAMPLE_OFFERS.map(({ tier }) => keptOffer(tier))];
  return JSON.stringify(withEntryIds({ ...replaced, ours }));
}

/** Of the same kind: an address stays one, and a number. */
function own(invented: string): string {
  const text = invented.includes("example.com")
    ? invented.replace("example.com", "strong.example")
    : invented.replace(/^\d+$/, "76979872").replace(/[a-z]+$/, "Own");
  return JSON.stringify(text === invented ? `${invented}.` : text);
}
