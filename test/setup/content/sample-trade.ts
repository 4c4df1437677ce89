import { sample } from "#domain/content/sample/sample";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";
import { unsigned, type Reasons } from "./signed-content.ts";

const { company, brand, landing, programs } = sample;
const PROGRAMS = [programs.diy, programs.dwy, programs.dfy, ...programs.list];

/** Who and what the sample has invented: nobody reads of them once a funnel is somebody's own. */
export const SAMPLE_NAMES: readonly string[] = [
  ...Object.values(company),
  brand.aiTool.name,
  landing.book.author,
  landing.book.title,
  ...[...landing.testimonials.people, ...landing.videos.people].map(({ name }) => name),
  ...PROGRAMS.map(({ name }) => name),
  ...SAMPLE_OFFERS.flatMap(({ name, investment }) => [name, investment]),
];

/** The sample's trade. */
export const SAMPLE_TRADE =
  /\b(?:BPM|CORE-4|Meta|Facebook|Instagram|Ads|ads?|advertis\w*|funnels?|agenc(?:y|ies)|campaigns?)\b/;

/** Of some texts, what in them that no owner wrote is the sample's, but for a reason. */
export function ofTheSample(texts: readonly string[], reasons: Reasons = {}): string[] {
  const left = (text: string) =>
    Object.values(reasons).reduce((said, allowed) => said.replaceAll(allowed, " "), unsigned(text));
  return texts
    .map(left)
    .filter((text) => SAMPLE_TRADE.test(text) || SAMPLE_NAMES.some((name) => text.includes(name)));
}
