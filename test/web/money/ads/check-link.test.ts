import { describe, expect, it } from "vitest";
import { linkFaults, LINK_TEMPLATE } from "../../../../web/features/money/ads/link/link-card.tsx";

const HOST = "example.com";
const messages = (pasted: string) => linkFaults(pasted, HOST).map(({ message }) => message);

const CLICKED =
  "https://example.com/quiz?utm_source=ig&utm_medium=paid&utm_campaign=Spring+Sale&utm_content=Video%201" +
  "&utm_term=Broad&campaign_id=120210000000000100&adset_id=120210000000010100&ad_id=120210000001000100&fbclid=x";

describe("linkFaults", () => {
  it.each([
    ["the template", LINK_TEMPLATE],
    ["the template after a question mark", `?${LINK_TEMPLATE}`],
    ["the whole link of an ad", `https://example.com/quiz?offer=1&${LINK_TEMPLATE}#top`],
    ["a link with coded braces", `https://example.com/?${encodeURI(LINK_TEMPLATE)}`],
    ["the address that a click has opened", CLICKED],
    ["parameters in capitals, as touches read them", CLICKED.replace("utm_source", "UTM_Source")],
    ["a second question mark, as touches read it", CLICKED.replace("&utm_medium", "?utm_medium")],
  ])("finds nothing wrong with %s", (_what, pasted) => {
    expect(messages(pasted)).toEqual([]);
  });

  it("is the template that Ads Manager takes", () => {
    expect(LINK_TEMPLATE).toBe(
      "utm_source=facebook&utm_medium=paid&utm_campaign={{campaign.name}}&utm_content={{ad.name}}" +
        "&utm_term={{adset.name}}&campaign_id={{campaign.id}}&adset_id={{adset.id}}&ad_id={{ad.id}}",
    );
  });

  it.each([
    ["", "ad_id", /^Missing: ad_id=\{\{ad\.id\}\}$/],
    [CLICKED.replace("&ad_id=120210000001000100", ""), "ad_id", /^Missing: ad_id=/],
    [CLICKED.replace("ad_id=120210000001000100", "ad_id="), "ad_id", /^Missing: ad_id=/],
    [
      LINK_TEMPLATE.replace("{{ad.id}}", "{{adset.id}}"),
      "ad_id",
      /has \{\{adset\.id\}\} where \{\{ad\.id\}\}/,
    ],
    [LINK_TEMPLATE.replace("{{ad.id}}", "{ad.id}"), "ad_id", /has \{ad\.id\} where/],
    [LINK_TEMPLATE.replace("{{ad.name}}", "{{ad.nmae}}"), "utm_content", /has \{\{ad\.nmae\}\} where/],
    [CLICKED.replace("120210000001000100", "12-21"), "ad_id", /“12-21”, which is not an ID/],
    [`${LINK_TEMPLATE}&utm_term=x`, "utm_term", /twice/],
  ])("names the parameter that is wrong in %s", (pasted, parameter, message) => {
    const found = linkFaults(pasted, HOST).find((fault) => fault.parameter === parameter);
    expect(found?.message).toMatch(message);
  });

  it.each([
    [CLICKED.replace("example.com", "example.org"), [/leads to example\.org/]],
    [CLICKED.replaceAll("&", "&amp;"), [/&amp;/]],
    [`https://example.com/quiz#x?${LINK_TEMPLATE}`, [/after a “#”/]],
  ])("says what is wrong with all of %s", (pasted, [message]) => {
    const [first] = linkFaults(pasted, HOST);
    expect(first?.parameter).toBeNull();
    expect(first?.message).toMatch(message ?? "");
  });
});
