import { Tag } from "./tag.tsx";

/** The number of the recommended offer, as every screen says it; of an assessment without one, that it has none. */
export function TierTag({ tier }: { tier: number | null }) {
  return <Tag>{tier === null ? "No Tier" : tierText(tier)}</Tag>;
}

/** The same within a sentence. */
export function tierText(tier: number): string {
  return `Tier ${tier}`;
}
