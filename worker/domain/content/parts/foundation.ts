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
    says: group("Verdicts", {
      missing: says("No funnel"),
      leaks: says("Funnel that doesn’t convert"),
      unsteady: says("Funnel that converts sometimes"),
      converts: says("Funnel that converts"),
      unknown: says("No ads yet"),
      responds: says("Ads that work"),
      sells: says("Revenue"),
      named: says("Named by the visitor"),
    }),
    caption: text("Drawing caption", 100),
    own: text("Description (screen readers)", 60, { needs: ["layers"] }),
    sample: text("Example description (screen readers)", 60, { needs: ["layers"] }),
    weakest: text("Weakest layer (screen readers)", 32),
  });

export type FoundationWords = z.infer<ReturnType<typeof foundationSchema>>;
