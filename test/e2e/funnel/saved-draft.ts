import type { Content } from "#domain/content/content";
import type { Page } from "@playwright/test";
import { expect } from "../journey.ts";

type Known = { draft: { version: number; document: Content } };

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
