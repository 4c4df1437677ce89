import type { Page } from "@playwright/test";
import { DEVELOPER_PLACES } from "./developer-places.ts";
import type { Place } from "./place.ts";

const press = (key: string) => (page: Page) => page.keyboard.press(key);

async function selectRows(page: Page): Promise<void> {
  const boxes = page.locator("[data-select]");
  await boxes.nth(0).check();
  await boxes.nth(2).check();
}

async function openFirst(page: Page): Promise<void> {
  await page.locator("[data-lead] a, [data-card] a").first().click();
  await page.locator("#lead-panel header.lead-intro").waitFor();
}

/** Opens the first lead that may be written to, with a mail that is begun and seen as it arrives. */
async function writeMail(page: Page): Promise<void> {
  await openFirst(page);
  const mails = page.locator('#lead-panel [data-part="mail"]');
  await mails.getByRole("button", { name: /^(Write an email|Reply)$/ }).click();
  await mails.getByLabel("Subject").fill("Your plan for the next seven days");
  await mails.getByLabel("Message").fill("Hi {firstName},\n\nhave a look: https://plan.example/now");
  await mails.getByRole("button", { name: "Send later…" }).click();
  await mails.getByRole("button", { name: "Preview" }).click();
  await mails.getByRole("region", { name: "Preview" }).scrollIntoViewIfNeeded();
}

const formsCard = (page: Page) => page.getByRole("region", { name: "Leads from Meta forms" });

/** Opens the set-up of the first form whose button begins with this. */
const inForm = (deed: "Set up" | "Edit") => async (page: Page) => {
  await formsCard(page)
    .getByRole("button", { name: new RegExp(`^${deed} `) })
    .first()
    .click();
  await page.getByRole("form", { name: /^Set up / }).waitFor();
};

/** Comes to Meta's forms from another section, where the server says something else of them. */
const formsSaid = (changes: object) => async (page: Page) => {
  await page.route(
    "**/api/lead-forms",
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
    },
    { times: 1 },
  );
  const choice = page.getByLabel("Section", { exact: true });
  if (await choice.isVisible()) await choice.selectOption("Ads");
  else
    await page
      .getByRole("navigation", { name: "Settings sections" })
      .getByRole("link", { name: "Ads" })
      .click();
  await formsCard(page).scrollIntoViewIfNeeded();
};

/** Opens the first lead, and there what the button is called. */
const inLead = (name: RegExp) => async (page: Page) => {
  await openFirst(page);
  await page.locator("#lead-panel").getByRole("button", { name }).first().click();
  await page.locator("dialog[open], [popover]:popover-open").waitFor();
};

/** Every screen of the dashboard, by name. */
export const PLACES: Record<string, Place> = {
  list: { query: "" },
  "list-all": {
    query: "?leadsOnly=false",
    open: (page) =>
      page
        .getByRole("button", { name: /anonymous start/ })
        .first()
        .click(),
  },
  filters: {
    query: "?tier=4",
    open: (page) => page.getByRole("button", { name: "Filter", exact: true }).click(),
  },
  selection: { query: "?leadsOnly=true", open: selectRows },
  calls: { query: "?tab=calls" },
  calling: { query: "?tab=calls", open: press("c") },
  upcoming: { query: "?tab=calls&view=upcoming" },
  analytics: { query: "?tab=analytics&period=all" },
  ...Object.fromEntries(
    ["conversion", "revenue", "first-call", "tiers", "campaigns"].map((view) => [
      `analytics-${view}`,
      { query: `?tab=analytics&view=${view}&period=all` },
    ]),
  ),
  steps: { query: "?tab=analytics&view=steps" },
  ads: { query: "?tab=ads" },
  board: { query: "?tab=sales" },
  "lead-mail": { query: "?search=ada", open: writeMail },
  "board-lead": { query: "?tab=sales", open: openFirst },
  offers: { query: "?tab=offers" },
  offer: {
    query: "?tab=offers",
    open: async (page) => {
      await page.getByRole("button", { name: "Offer 1", expanded: false }).click();
      await page.getByRole("button", { name: "Edit Configuration" }).click();
    },
  },
  scoring: { query: "?tab=scoring" },
  overrides: { query: "?tab=overrides" },
  general: { query: "?tab=settings" },
  ...Object.fromEntries(
    ["calls", "templates", "ads", "bookings", "deliveries", "privacy", "audit"].map((section) => [
      `settings-${section}`,
      { query: `?tab=settings&section=${section}` },
    ]),
  ),
  ...DEVELOPER_PLACES,
  forms: {
    query: "?tab=settings&section=ads",
    open: (page) => formsCard(page).scrollIntoViewIfNeeded(),
  },
  "forms-missing": {
    query: "?tab=settings&section=bookings",
    open: formsSaid({
      missing: ["META_PAGE_ID", "META_LEADS_TOKEN", "META_APP_SECRET", "META_VERIFY_TOKEN"],
      forms: [],
      testLeads: [],
    }),
  },
  "forms-paused": {
    query: "?tab=settings&section=bookings",
    open: formsSaid({ error: "meta_190", pausedAt: "2026-11-20T10:00:00.000Z" }),
  },
  "form-set-up": { query: "?tab=settings&section=ads", open: inForm("Set up") },
  "form-changed": { query: "?tab=settings&section=ads", open: inForm("Edit") },
  template: {
    query: "?tab=settings&section=templates",
    open: (page) => page.getByRole("button", { name: "Edit Not reached" }).click(),
  },
  lead: { query: "?leadsOnly=true", open: openFirst },
  "next-step": { query: "?leadsOnly=true", open: inLead(/^Next step/) },
  number: {
    query: "?leadsOnly=true",
    open: async (page) => {
      await openFirst(page);
      await press("p")(page);
      await page.locator("dialog[open]").waitFor();
    },
  },
  person: { query: "?leadsOnly=true", open: inLead(/^Personal Data/) },
  related: { query: "?leadsOnly=true", open: inLead(/^Related/) },
  remove: { query: "?leadsOnly=true", open: inLead(/^(Delete|Remove|Erase)/) },
  palette: {
    query: "",
    open: async (page) => {
      await press("Control+k")(page);
      await page.keyboard.type("gra");
    },
  },
  keys: { query: "", open: press("?") },
};
