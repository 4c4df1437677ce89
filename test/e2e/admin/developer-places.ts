import { KEY_NAME_MAX, KEY_SCOPES, KEYS_MAX, type ApiKeyView } from "#domain/doors/api-key";
import { ENDPOINTS_MAX, type EndpointList, type EndpointView } from "#domain/doors/webhook-endpoint";
import { WEBHOOK_EVENTS } from "#domain/delivery/webhook-events";
import type { Page } from "@playwright/test";
import type { Place } from "./place.ts";

const developers = (part: string) => `?tab=settings&section=developers&part=${part}`;
const LONG_URL = 500;

/** Every screen of Developers, by name: as it is at first, and as full as it may be. */
export const DEVELOPER_PLACES: Record<string, Place> = {
  "api-keys": { query: developers("keys"), open: haveKeys },
  "api-keys-full": {
    query: developers("assistants"),
    open: (page) => inPart(page, "API keys", "**/api/api-keys", Array.from({ length: KEYS_MAX }, keyOf)),
  },
  "new-api-key": {
    query: developers("keys"),
    open: (page) => page.getByRole("button", { name: "New key" }).click(),
  },
  webhooks: { query: developers("webhooks"), open: haveEndpoint },
  "webhooks-full": {
    query: developers("assistants"),
    open: (page) => inPart(page, "Webhooks", "**/api/webhook-endpoints", endpointsOf(true)),
  },
  "webhooks-off": {
    query: developers("assistants"),
    open: (page) => inPart(page, "Webhooks", "**/api/webhook-endpoints", endpointsOf(false)),
  },
  "new-webhook": {
    query: developers("webhooks"),
    open: (page) => page.getByRole("button", { name: "New endpoint" }).click(),
  },
  "api-reference": {
    query: developers("reference"),
    open: (page) => page.locator("summary", { hasText: "PATCH" }).click(),
  },
  assistants: { query: developers("assistants") },
};

/** Goes from another part to one of which the server says this. */
async function inPart(page: Page, name: string, address: string, json: object): Promise<void> {
  await page.route(address, (route) => route.fulfill({ json }), { times: 1 });
  await page.getByRole("navigation", { name: "Developers" }).getByRole("link", { name }).click();
  await page.getByRole("region", { name }).getByRole("list").waitFor();
}

/** Keys as a team has them: one for all, and one whose name is long. */
async function haveKeys(page: Page): Promise<void> {
  const list = page.getByRole("list", { name: "API keys" });
  if (await list.isVisible()) return;
  const scopes = ["leads:read", "leads:write", "figures:read"];
  const names = ["Zapier", "The weekly spreadsheet of leads for the finance team"];
  for (const [at, name] of names.entries()) {
    const data = { name, scopes: at === 0 ? scopes : ["figures:read"], expiresInDays: at === 0 ? null : 90 };
    await page.request.post("/api/api-keys", { data });
  }
  await page.reload();
  await list.waitFor();
}

/** An endpoint that nobody listens at, with the log of a test. */
async function haveEndpoint(page: Page): Promise<void> {
  const url = "http://localhost:9/webhooks/leads";
  const data = { url, description: "Sends new leads to the CRM", events: ["lead.created", "lead.updated"] };
  const row = page
    .getByRole("list", { name: "Webhook endpoints" })
    .getByRole("button", { name: url })
    .first();
  if (!(await row.isVisible())) {
    await page.request.post("/api/webhook-endpoints", { data });
    await page.reload();
  }
  await row.click();
  await page.getByRole("button", { name: "Send a test" }).first().click();
  await page.getByRole("region", { name: "Log" }).getByRole("listitem").first().waitFor();
}

/** A key whose name is as long as it may be, of one word every other time; every third has expired. */
function keyOf(_: unknown, at: number): ApiKeyView {
  const name = (at % 2 === 0 ? "W" : "The team’s sheet ").repeat(KEY_NAME_MAX).slice(0, KEY_NAME_MAX);
  return {
    id: at + 1,
    name,
    scopes: KEY_SCOPES.slice(0, 1 + (at % KEY_SCOPES.length)),
    ending: `Wx${10 + at}`,
    createdAt: "2026-10-01T10:00:00.000Z",
    createdBy: `${"grace".repeat(12)}@example.com`,
    expiresAt: at % 3 === 0 ? "2026-11-01T10:00:00.000Z" : null,
    lastUsedOn: at % 4 === 0 ? null : "2026-11-28",
  };
}

/** What an endpoint can be, each in turn. */
const CONDITIONS: readonly Partial<EndpointView>[] = [
  { lastTry: { at: "2026-11-29T09:00:00.000Z", status: 200, error: null } },
  {
    failingSince: "2026-11-27T09:00:00.000Z",
    lastTry: { at: "2026-11-29T09:00:00.000Z", status: null, error: "timeout" },
    waiting: 12_345,
    failed: 678,
  },
  { off: { reason: "turned_off", since: "2026-11-28T09:00:00.000Z" }, waiting: 3 },
  {
    off: { reason: "endpoint_gone", since: "2026-11-28T09:00:00.000Z" },
    lastTry: { at: "2026-11-28T09:00:00.000Z", status: 410, error: null },
  },
  {
    off: { reason: "endpoint_failing", since: "2026-11-28T09:00:00.000Z" },
    formerSecretUntil: "2026-11-30T09:00:00.000Z",
    failed: 1,
  },
];

function endpointsOf(isAvailable: boolean): EndpointList {
  return { isAvailable, endpoints: Array.from({ length: ENDPOINTS_MAX }, endpointOf) };
}

function endpointOf(_: unknown, at: number): EndpointView {
  const url = `https://hooks.example.com/${at}/`;
  return {
    id: at + 1,
    version: 1,
    url: at < CONDITIONS.length ? url : url.padEnd(LONG_URL, "a-long-address/"),
    description: at % 2 === 0 ? "" : "Sends new leads to the CRM of the other team. ".repeat(4),
    events: at % 3 === 0 ? [...WEBHOOK_EVENTS] : WEBHOOK_EVENTS.slice(at % 4, 11),
    createdAt: "2026-10-01T10:00:00.000Z",
    createdBy: "grace@example.com",
    off: null,
    failingSince: null,
    formerSecretUntil: null,
    waiting: 0,
    failed: 0,
    lastTry: null,
    ...CONDITIONS[at % CONDITIONS.length],
  };
}
