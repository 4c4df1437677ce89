import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { UnfilledNote } from "../../../../web/features/money/ads/ads-tab.tsx";

test("links with macros that nobody filled in are named, with the way to check one", () => {
  const unfilled = { leads: 2, parameters: ["utm_campaign" as const, "ad_id" as const] };
  const html = renderToStaticMarkup(
    <StaticRouter location="/admin?tab=ads">
      <UnfilledNote report={{ unfilled }} />
    </StaticRouter>,
  );
  expect(html).toContain("2 leads");
  expect(html).toContain("utm_campaign and ad_id");
  expect(html).toContain("section=ads");
  expect(renderToStaticMarkup(<UnfilledNote report={{ unfilled: null }} />)).toBe("");
});
