import type { Rebuild } from "#domain/consequences/rebuild";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RebuildCard } from "../../../../web/features/admin/settings/rebuild-card.tsx";
import { rebuildQuery } from "../../../../web/features/admin/settings/settings-api.ts";

function cardOn(rebuild: Rebuild): string {
  const client = new QueryClient();
  client.setQueryData(rebuildQuery().queryKey, rebuild);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RebuildCard />
    </QueryClientProvider>,
  );
}

test("the figures can be rebuilt, and it is told when they last were", () => {
  const never = cardOn({ percent: null, doneAt: null });
  expect(never).toMatch(/>Rebuild figures<.*Never rebuilt so far\./);
  expect(never).not.toContain("progressbar");
  expect(cardOn({ percent: null, doneAt: "2026-11-21T12:42:00.000Z" })).toMatch(
    /Last rebuilt Nov 21, 2026, /,
  );
});

test("a rebuild under way tells how far it is, and can be started again", () => {
  const going = cardOn({ percent: 42, doneAt: null });
  expect(going).toMatch(/>Start again<.*Rebuilding: 42%.*aria-valuenow="42"/);
  expect(going).not.toContain("Never");
});
