import { formErrorText } from "#domain/forms/form-error";
import { expect, test } from "vitest";

test.each([
  ["meta_190", /store it as META_LEADS_TOKEN/],
  ["meta_190_463", /store it as META_LEADS_TOKEN/],
  ["meta_10", /Leads access in Business settings/],
  ["meta_200", /Leads access in Business settings/],
  ["meta_100_33", /Check META_PAGE_ID/],
  ["meta_104", /Turn off ‘Require app secret’/],
  ["meta_2635", /Set META_GRAPH_VERSION/],
  ["meta_80005", /asked us to wait/],
  ["timeout", /could not be reached/],
  ["meta_1", /\(meta_1\)/],
])("%s says what to do, or that it passes", (code, words) => {
  expect(formErrorText(code)).toMatch(words);
});
