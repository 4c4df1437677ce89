import type { LISTED_ENTITIES } from "#domain/desk/desk-changes";
import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { markListed } from "../../../../web/features/admin/live/listed.ts";
import {
  deliveriesQuery,
  settingsQuery,
  signalsQuery,
  slackQuery,
  unmatchedBookingsQuery,
} from "../../../../web/features/admin/settings/api.ts";

const deliveries = deliveriesQuery({ status: "dead" }).queryKey;

/** What shows each of these, and is read again once it changes. */
test.each<[(typeof LISTED_ENTITIES)[number], QueryKey[]]>([
  ["booking", [unmatchedBookingsQuery().queryKey]],
  ["setting", [settingsQuery().queryKey]],
  ["delivery", [deliveries]],
  ["channel", [deliveries, signalsQuery().queryKey, slackQuery().queryKey]],
])("a change of a %s marks what shows it", (entity, queryKeys) => {
  const client = new QueryClient();
  for (const queryKey of [...queryKeys, ["another"]]) client.setQueryData(queryKey, {});
  markListed(client, [entity]);
  const marked = client.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated });
  expect(marked.map(({ queryKey }) => queryKey)).toEqual(queryKeys);
});
