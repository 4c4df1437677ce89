import type * as z from "zod/mini";
import { LAYER_IDS, type LayerId } from "../../funnel/answers/layer-ids.ts";
import { fromEntries } from "../../from-entries.ts";
import { group, text } from "../field.ts";

const LAYER_LABELS: Record<LayerId, string> = {
  product: "First, at the bottom",
  audience: "Second",
  offer: "Third",
  funnel: "Fourth, on top",
};

const layerNames = () =>
  fromEntries<Record<LayerId, ReturnType<typeof text>>>(
    LAYER_IDS.map((id) => [id, text(LAYER_LABELS[id], 12)]),
  );

/** On a slab there is room for three words. */
const says = (label: string) => text(label, 18);

/** The four layers that a campaign stands on, and what the answers say of them: on the landing page as well. */
export const foundationSchema = () =>
  group("What the ads stand on", {
    names: group("Names", layerNames(), {
      help: "Also on the landing page. Visitors’ own words are recognized in English, whatever the names.",
    }),
    says: group("What an answer says of one", {
      missing: says("There is no funnel"),
      leaks: says("The funnel doesn’t convert"),
      unsteady: says("The funnel converts now and then"),
      converts: says("The funnel converts"),
      unknown: says("No ads yet"),
      responds: says("Ads that work"),
      sells: says("There is revenue"),
      named: says("The visitor’s own words name it"),
    }),
    caption: text("Below the drawing", 100),
    own: text("For those who don’t see it", 60, { needs: ["layers"] }),
    sample: text("The same for an example", 60, { needs: ["layers"] }),
    weakest: text("Of the weakest, for those who don’t see it", 32),
  });

export type FoundationWords = z.infer<ReturnType<typeof foundationSchema>>;
