import { inventedOffers, keptOffer, offerProblems } from "#domain/offers/invented-offers";
import type { Offer } from "#domain/offers/offer";
import { SAMPLE_OFFERS } from "#domain/offers/sample-offers";
import { describe, expect, it } from "vitest";

const NOTHING = { ours: [] };
const own = (change: Partial<Offer>, tier = 1): Offer[] =>
  SAMPLE_OFFERS.filter((offer) => offer.tier === tier).map((offer) => ({ ...offer, ...change }));

describe("an offer of the sample", () => {
  it("is invented in its name, price and features", () => {
    const found = inventedOffers(SAMPLE_OFFERS, NOTHING);
    expect(found.map(({ tier }) => tier)).toEqual(SAMPLE_OFFERS.map(({ tier }) => tier));
    for (const { parts } of found) expect(parts).toEqual(["name", "price", "features"]);
  });

  const changes: [string, Partial<Offer>, readonly string[]][] = [
    ["its name", { name: "Twelve Weeks" }, ["price", "features"]],
    ["its price", { investment: "$900" }, ["name", "features"]],
    ["its features", { features: ["A plan"] }, ["name", "price"]],
    ["nothing but its order and discount", { sortOrder: 9, discount: 10 }, ["name", "price", "features"]],
  ];
  it.each(changes)("is theirs where they changed it: %s", (_what, change, left) =>
    expect(inventedOffers(own(change), NOTHING)).toMatchObject([{ parts: left }]),
  );

  it("is no more once all three are theirs, it is off, or somebody said that it is theirs", () => {
    expect(inventedOffers(own({ name: "A", investment: "B", features: [] }), NOTHING)).toEqual([]);
    expect(inventedOffers(own({ isActive: 0 }), NOTHING)).toEqual([]);
    expect(inventedOffers(own({}), { ours: [keptOffer(1)] })).toEqual([]);
    expect(inventedOffers(own({}, 2), { ours: [keptOffer(1)] })).toHaveLength(1);
  });
});

describe("publishing", () => {
  it("is told which offer is in the way, and with what", () => {
    expect(offerProblems(own({ name: "A", features: [] }), NOTHING)).toEqual([
      { path: "offers.1", message: "“A”: price is still the sample’s" },
    ]);
    expect(offerProblems(own({ name: "A" }), NOTHING)).toEqual([
      { path: "offers.1", message: "“A”: price and features are still the sample’s" },
    ]);
  });

  it("leads to no example’s site, whoever says that it is theirs", () => {
    const offers = own({ pdfLink: "https://files.example.com/guide.pdf" });
    expect(offerProblems(offers, { ours: [keptOffer(1)] })).toMatchObject([{ path: "offers.1.pdfLink" }]);
  });
});
