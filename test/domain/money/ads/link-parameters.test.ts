import { linkCampaign, linkParameters, unfilledMacros } from "#domain/money/ads/link-parameters";
import { CAMPAIGN_FIELDS } from "#domain/money/ads/touch-fields";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

const SPRING = { utm_source: "facebook", utm_medium: "paid", utm_campaign: "Spring Sale" };

describe("a link's campaign", () => {
  test.each([
    ["as it should be", "?utm_source=facebook&utm_medium=paid&utm_campaign=Spring%20Sale"],
    ["with a plus for a space", "utm_source=facebook&utm_medium=paid&utm_campaign=Spring+Sale"],
    ["with entities", "?utm_source=facebook&amp;utm_medium=paid&amp;utm_campaign=Spring%20Sale"],
    [
      "with entities of entities",
      "utm_source=facebook&amp;amp;utm_medium=paid&amp;amp;utm_campaign=Spring%20Sale",
    ],
    ["with entities in numbers", "utm_source=facebook&#38;utm_medium=paid&#038;utm_campaign=Spring%20Sale"],
    ["with coded entities", "utm_source=facebook%26amp%3Butm_medium=paid%26amp;utm_campaign=Spring%20Sale"],
    ["in capitals", "?UTM_Source=facebook&UTM_MEDIUM=paid&Utm_Campaign=Spring%20Sale"],
    [
      "with a second question mark",
      "?a=1?utm_source=facebook?utm_medium=paid&utm_campaign=Spring%20Sale?gclid=x",
    ],
    ["encoded twice", "utm_source=facebook&utm_medium=paid&utm_campaign=Spring%2520Sale"],
    ["encoded three times", "utm_source=facebook&utm_medium=paid&utm_campaign=Spring%252520Sale"],
    ["all of it encoded", "utm_source%3Dfacebook%26utm_medium%3Dpaid%26utm_campaign%3DSpring%20Sale%26x%3D1"],
    [
      "all of it encoded twice",
      "utm_source%253Dfacebook%2526utm_medium%253Dpaid%2526utm_campaign%253DSpring%2520Sale",
    ],
    ["with a coded name", "utm%5Fsource=facebook&utm%5Fmedium=paid&utm%5Fcampaign=Spring%20Sale"],
    ["with spaces between", "utm_source=facebook & utm_medium=paid&%20utm_campaign=Spring%20Sale"],
    ["before a hash", "?utm_source=facebook&utm_medium=paid&utm_campaign=Spring%20Sale#utm_term=x"],
    [
      "said twice, once of nothing",
      "utm_source=&utm_source=facebook&utm_medium=paid&utm_campaign=Spring+Sale",
    ],
  ])("is read %s", (_how, query) => expect(linkCampaign(query)).toEqual(SPRING));

  test.each([
    ["utm_source=facebook?fbclid=IwAR1abc", { utm_source: "facebook", fbclid: "IwAR1abc" }],
    ["utm_campaign=Ready%3F&ad_id=12", { utm_campaign: "Ready?", ad_id: "12" }],
    ["utm_campaign=R%26D&my_ad_id=12", { utm_campaign: "R&D" }],
    ["utm_campaign=50%25%20off", { utm_campaign: "50% off" }],
    ["utm_campaign=100%", { utm_campaign: "100%" }],
    ["utm_campaign=a%2Bb", { utm_campaign: "a+b" }],
    ["prompt=my+utm_source+is", {}],
  ])("%s is %j", (query, campaign) => expect(linkCampaign(query)).toEqual(campaign));

  test.each([
    ["utm_campaign={{campaign.name}}&ad_id={{ad.id}}", {}, ["utm_campaign", "ad_id"]],
    ["utm_source=fb&utm_campaign=%7B%7Bcampaign.name%7D%7D", { utm_source: "fb" }, ["utm_campaign"]],
    ["utm_campaign=Spring {{adset.name}}", {}, ["utm_campaign"]],
    ["utm_campaign=__CAMPAIGN_NAME__&ad_id=__CID__", {}, ["utm_campaign", "ad_id"]],
    ["utm_campaign={campaignid}", {}, ["utm_campaign"]],
    ["utm_campaign={{campaign.name}}&utm_campaign=Spring", { utm_campaign: "Spring" }, undefined],
    ["utm_campaign={US} Prospecting", { utm_campaign: "{US} Prospecting" }, undefined],
  ])("%s has no value of a macro that nobody filled in", (query, campaign, unfilled) =>
    expect(linkCampaign(query)).toEqual({ ...campaign, ...(unfilled && { unfilled }) }),
  );

  test("is what any browser wrote, whatever the names", () => {
    // Names that look like part of a link are read as one.
    const name = fc
      .string({ unit: "grapheme", maxLength: 60 })
      .filter((text) => !/%[\da-f]{2}|[?&][\w.;-]*=/i.test(text) && unfilledMacros(text.trim()).length === 0);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...CAMPAIGN_FIELDS), name), (fields) => {
        const given = Object.entries(fields);
        const read = linkParameters(`?${new URLSearchParams(given).toString()}`);
        expect(Object.fromEntries(read)).toEqual(
          Object.fromEntries(given.map(([field, text]) => [field, [text.trim()]])),
        );
      }),
    );
  });

  test("is read in no time, however long the address", () => {
    for (const part of ["%25", "&amp;", "amp;", "%2525", "&+", "utm_source%25", "?utm_source="])
      expect(linkParameters(`utm_term=x&${part.repeat(20_000)}`).get("utm_term")).toEqual(["x"]);
  });
});
