import { expect, test } from "vitest";
import {
  filtersOf,
  listPatch,
  NO_FILTERS,
  NO_OTHER_FILTERS,
} from "../../../../web/features/leads/list/filters/filters.ts";

const shown = (query: string) => filtersOf(new URLSearchParams(query)).leadsOnly ?? false;

test.each([
  ["", true],
  ["tab=assessments&lead=7", true],
  ["sort=leadScore", true],
  ["search=&tier=", true],
  ["tier=unheard-of", true],
  ["leadsOnly=true", true],
  ["leadsOnly=false", false],
  ["type=quiz", false],
  ["from=2026-03-02", false],
  ["type=quiz&leadsOnly=true", true],
])("the address '%s' shows leads only: %s", (query, isLeadsOnly) => expect(shown(query)).toBe(isLeadsOnly));

type Patch = Parameters<typeof listPatch>[1];

test.each<[from: string, what: string, patch: Patch, to: string]>([
  ["", "another filter", { type: "quiz" }, "type=quiz&leadsOnly=true"],
  ["", "an order", { sort: "leadScore" }, "sort=leadScore"],
  ["", "a search that is empty", { search: "" }, ""],
  ["", "all", { leadsOnly: null }, "leadsOnly=false"],
  ["leadsOnly=false", "leads again", { leadsOnly: "true" }, ""],
  ["leadsOnly=false", "an order", { sort: "leadScore" }, "leadsOnly=false&sort=leadScore"],
  ["leadsOnly=false", "another filter", { type: "quiz" }, "type=quiz"],
  ["type=quiz", "no filter any more", { type: null }, "leadsOnly=false"],
  ["type=quiz", "leads only", { leadsOnly: "true" }, "type=quiz&leadsOnly=true"],
  ["type=quiz&leadsOnly=true", "one filter more", { owner: "me" }, "type=quiz&leadsOnly=true&owner=me"],
  ["type=quiz&leadsOnly=true", "all of them", { leadsOnly: null }, "type=quiz"],
  ["type=quiz&leadsOnly=true", "no other filter", { type: null }, ""],
  ["type=quiz&leadsOnly=true", "what was set taken away", NO_OTHER_FILTERS, ""],
  ["type=quiz", "what was set taken away", NO_OTHER_FILTERS, "leadsOnly=false"],
  ["type=quiz&leadsOnly=true", "no filter at all", NO_FILTERS, "leadsOnly=false"],
  ["type=quiz&search=ada", "a search alone", { ...NO_FILTERS, search: "ada" }, "search=ada"],
])("'%s' with %s", (from, _what, patch, to) => {
  const params = new URLSearchParams(from);
  for (const [name, value] of Object.entries(listPatch(params, patch)))
    if (value) params.set(name, value);
    else params.delete(name);
  expect(Object.fromEntries(params)).toEqual(Object.fromEntries(new URLSearchParams(to)));
  const isToSayLeads = "leadsOnly" in patch ? patch["leadsOnly"] === "true" : shown(from);
  expect(filtersOf(params).leadsOnly ?? false).toBe(isToSayLeads);
});
