import type { Content } from "#domain/content/content";
import type { Page } from "@playwright/test";
import { expect } from "../journey.ts";

type Known = { draft: { version: number; document: Content } };

/** Saves a draft without a screen, and publishes it: for a journey that is about what comes after. */
export async function publishUnseen(page: Page, document: Content, note: string): Promise<void> {
  await saveUnseen(page, document);
  const headers = { origin: new URL(page.url()).origin };
  const published = await page.request.post("/api/content/publish", { data: { note }, headers });
  expect({ status: published.status(), body: await published.text() }).toMatchObject({ status: 201 });
}

/** The draft as it is stored. */
export async function readDraft(page: Page): Promise<Content> {
  const known: Known = await (await page.request.get("/api/content")).json();
  return known.draft.document;
}

export async function saveUnseen(page: Page, document: Content): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const saved = await page.request.patch("/api/content/draft", { data: { document }, headers });
  expect(saved.status()).toBe(200);
}
