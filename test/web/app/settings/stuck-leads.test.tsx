import type { StuckLeads } from "#domain/leads/stuck-leads";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { stuckLeadsQuery } from "../../../../web/features/kit/settings/settings-api.ts";
import { StuckLeadsCard } from "../../../../web/features/delivery/deliveries/stuck-leads-card.tsx";

function cardOn(stuck: StuckLeads): string {
  const client = new QueryClient();
  client.setQueryData(stuckLeadsQuery().queryKey, stuck);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <StaticRouter location="/admin?tab=settings&section=privacy">
        <StuckLeadsCard />
      </StaticRouter>
    </QueryClientProvider>,
  );
  return html.replaceAll(/<(?!a )[^>]+>/g, "");
}

const ADA = { id: 4, name: "Ada", email: "ada@mail.example" };

test("leads that are in no figure are told, with what to do and the way to each", () => {
  const one = cardOn({ total: 1, leads: [ADA] });
  expect(one).toMatch(/^1 lead is not in the figures.*Nothing is lost: it is retried.*lead_stuck/);
  expect(one).toMatch(/<a [^>]*href="[^"]*lead=4"[^>]*>Ada$/);
  const many = cardOn({ total: 1204, leads: [ADA, { id: 5, name: null, email: null }] });
  expect(many).toMatch(/^1,204 leads are not in the figures.*each one is retried/);
  expect(many).toMatch(/Anonymous.*And 1,202 more\.$/);
});

test("where every lead is counted, nothing is said", () => {
  expect(cardOn({ total: 0, leads: [] })).toBe("");
});
