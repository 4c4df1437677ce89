import type { Offer } from "../offers/offer.ts";
import { priceOf } from "../offers/on-sale.ts";
import { oneLine } from "../one-line.ts";
import { clipped } from "../text.ts";
import type { BriefFacts, BriefLine } from "./brief-line.ts";
import { BRIEF_LINE_MAX } from "./quoted.ts";

const NAME_MAX = 40;
const NO_PRICE = "no price set";

/** The program and price that a lead was shown, with the lead's own discount. Null without a tier. */
export function offerLine(lead: BriefFacts, offers: readonly Offer[]): BriefLine | null {
  const { offerTier: tier, promoDiscount } = lead;
  if (tier === null) return null;
  const offer = offers.find((each) => each.tier === tier);
  const start = `We recommended tier ${tier}`;
  if (!offer) {
    return { part: "offer", text: `${start}. Look up its price before you call.`, sources: ["tier"] };
  }
  const discount = promoDiscount ?? 0;
  const name = clipped(oneLine(offer.name), NAME_MAX);
  const say = (investment: string) =>
    `${start}, ${priceOf({ kind: "offer", offer: { ...offer, name, investment, discount } })}`;
  const investment = clipped(oneLine(offer.investment) || NO_PRICE, BRIEF_LINE_MAX - say("").length);
  return {
    part: "offer",
    text: say(investment),
    sources: discount > 0 ? ["tier", "offer", "promo"] : ["tier", "offer"],
  };
}
