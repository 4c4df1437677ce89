import { LAYER_IDS, type LayerId } from "../funnel/answers/layer-ids.ts";
import type { PublicOffer } from "./offer.ts";

/** Of the spec's programs, those that improve what is there; the others build or rebuild it. */
const IMPROVES = [3, 4, 5];
const BUILDS = /\b(?:re)?build/i;
const REBUILDS = /\brebuil[dt]/i;

/**
 * The layers of which nothing good may be said beside this program, because it builds or rebuilds them; the offer is
 * null while it is not known. Staff may edit any offer and add tiers: in doubt, all four.
 */
export function rebuiltLayers(tier: number, offer: PublicOffer | null): readonly LayerId[] {
  const { name, phase, description, features } = offer ?? {
    name: "",
    phase: "",
    description: "",
    features: [],
  };
  const isBuilt = BUILDS.test(`${name} ${phase}`) || REBUILDS.test([description, ...features].join(" "));
  return isBuilt || !IMPROVES.includes(tier) ? LAYER_IDS : [];
}
